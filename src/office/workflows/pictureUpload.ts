import { type SagaGenerator, select } from 'typed-redux-saga';
import type { Answer } from '../../contract/refusal';
import { isPictureFile } from '../../contract/rules/files';
import type { InputOf, ReplyOf } from '../../contract/script';
import { PICTURE_SIZE_LIMIT, type pictureUpload } from '../../contract/scripts/pictures';
import { selectAddresses } from '../entities/configuration';
import { selectAgency } from '../entities/session';
import { requestWithFile } from '../kernel/requestWithFile';
import type { KeptFile } from '../kernel/world';

type Input = InputOf<typeof pictureUpload>;
export type StoredPicture = ReplyOf<typeof pictureUpload>;

/** What a picture is of, where it goes, and the per cent of its width and height that are kept. */
interface PicturePlace extends Pick<Input, 'targetPath' | 'name' | 'version' | 'kind'> {
  readonly percent: number;
}

/** Why a file is not even sent: it is no jpg, jpeg, png or image type (spec section 5), or too large. What is inside the server sees. */
export function pictureProblem(file: KeptFile): string | undefined {
  if (!isPictureFile(file)) return 'notAPicture';
  return file.size > PICTURE_SIZE_LIMIT ? 'tooLarge' : undefined;
}

/** Sends a picture as multipart: where it goes, what it is of, how much of its size is kept (spec section 7); for a file slot. */
export function* sendPicture(
  { percent, ...place }: PicturePlace,
  { fileId }: KeptFile,
  onProgress: (sent: number) => SagaGenerator<unknown>,
): SagaGenerator<Answer<StoredPicture>> {
  const agency = yield* select(selectAgency);
  if (!agency) return { ok: false, refusal: { kind: 'notFound' } };
  const { backend } = yield* select(selectAddresses);
  const input = {
    ...place,
    heightPercent: percent,
    widthPercent: percent,
    client: agency.abbreviation,
    databaseName: agency.databaseName,
  };
  return yield* requestWithFile('picture.upload', input, { fileId, address: backend }, onProgress);
}
