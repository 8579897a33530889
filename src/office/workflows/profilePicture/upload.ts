import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { isPictureFile } from '../../../contract/rules/files';
import { formatProfilePicture, OWN_PICTURES } from '../../../contract/rules/profilePicture';
import { PICTURE_SIZE_LIMIT } from '../../../contract/scripts/pictures';
import { selectAddresses } from '../../entities/configuration';
import { selectAgency } from '../../entities/session';
import { requestWithFile } from '../../kernel/requestWithFile';
import type { KeptFile } from '../../kernel/world';
import { facts } from './slice';

/** It fills the head of a page: it is kept at its whole size, up to the server's limit. */
const WHOLE = 100;

/** Why a file is not even sent (spec section 5); what is inside is seen at the server. */
export function problemOf(file: KeptFile | null): string | undefined {
  if (file === null || file.size === 0) return 'required';
  if (!isPictureFile(file)) return 'notAPicture';
  return file.size > PICTURE_SIZE_LIMIT ? 'tooLarge' : undefined;
}

/** The multipart call for pictures (spec section 7), told as it goes. */
export function* sendFile(talentId: string, file: KeptFile): SagaGenerator<void> {
  const agency = yield* select(selectAgency);
  if (!agency) return;
  const { backend } = yield* select(selectAddresses);
  const input = {
    targetPath: `${OWN_PICTURES}/${talentId}`,
    name: talentId,
    heightPercent: WHOLE,
    widthPercent: WHOLE,
    version: 0,
    client: agency.abbreviation,
    kind: 'profile' as const,
    databaseName: agency.databaseName,
  };
  const place = { fileId: file.fileId, address: backend };
  const answer = yield* requestWithFile('picture.upload', input, place, (sent) =>
    put(facts.moved({ talentId, sent })),
  );
  if (!answer.ok) yield* put(facts.refused({ talentId, refusal: answer.refusal }));
  else
    yield* put(
      facts.uploaded({ talentId, picture: formatProfilePicture({ filmId: talentId, ...answer.reply }) }),
    );
}
