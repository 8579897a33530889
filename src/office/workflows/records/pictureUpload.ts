import { type SagaGenerator, select } from 'typed-redux-saga';
import type { Answer } from '../../../contract/refusal';
import { isPictureFile } from '../../../contract/rules/files';
import type { InputOf, ReplyOf } from '../../../contract/script';
import type { fileScripts, FileScriptName } from '../../../contract/scripts';
import { PICTURE_SIZE_LIMIT } from '../../../contract/scripts/pictures';
import { selectAddresses } from '../../entities/addresses';
import { selectAgency } from '../../entities/session';
import { requestWithFile } from '../../kernel/requestWithFile';
import type { KeptFile } from '../../kernel/world';

/** The calls that carry a picture. */
type PictureScript = Extract<FileScriptName, 'picture.upload' | 'newsPicture.upload' | 'agencyLogo.upload'>;
type Scripts = typeof fileScripts;
export type StoredPicture = ReplyOf<Scripts['picture.upload']>;

/** What a picture is of, where it goes, and the per cent of its width and height that are kept. */
type PicturePlace<N extends PictureScript> = Pick<
  InputOf<Scripts[N]>,
  'targetPath' | 'name' | 'version' | 'kind'
> & { readonly percent: number };

/** Why a file is not even sent: it is no jpg, jpeg, png or image type (spec section 5), or too large. What is inside the server sees. */
export function pictureProblem(file: KeptFile): string | undefined {
  if (!isPictureFile(file)) return 'notAPicture';
  return file.size > PICTURE_SIZE_LIMIT ? 'tooLarge' : undefined;
}

/** A multipart call for a picture (spec section 7), told as it goes; for a file slot. */
export function* sendPicture<N extends PictureScript>(
  script: N,
  { percent, ...place }: PicturePlace<N>,
  { fileId }: KeptFile,
  onProgress: (sent: number) => SagaGenerator<unknown>,
): SagaGenerator<Answer<ReplyOf<Scripts[N]>>> {
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
  return yield* requestWithFile(
    script,
    input as unknown as InputOf<Scripts[N]>,
    { fileId, address: backend },
    onProgress,
  );
}
