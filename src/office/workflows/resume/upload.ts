import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { RESUME_SIZE_LIMIT, resumeName } from '../../../contract/rules/resume';
import { selectAddresses } from '../../entities/configuration';
import { selectAgency } from '../../entities/session';
import { selectTalent } from '../../entities/talents';
import { perform } from '../../kernel/perform';
import { requestWithFile } from '../../kernel/requestWithFile';
import type { KeptFile } from '../../kernel/world';
import { newFileCode } from './commands';
import { facts } from './slice';
import type { ResumeState } from './state';

/** Why a file is not even sent; whether it is a PDF is seen by its content, at the server. */
export function problemOf({ size }: KeptFile): string | undefined {
  if (size === 0) return 'required';
  return size > RESUME_SIZE_LIMIT ? 'tooLarge' : undefined;
}

/** The multipart call to the agency's secure site (spec section 7), told as it goes. What takes the place of one that is off is off. */
export function* sendFile(
  talentId: string,
  { file, resume }: Extract<ResumeState, { status: 'uploading' }>,
): SagaGenerator<void> {
  const agency = yield* select(selectAgency);
  const talent = yield* select(selectTalent, talentId);
  if (!agency || !talent) {
    yield* put(facts.refused({ talentId, refusal: { kind: 'notFound' } }));
    return;
  }
  const { secureSite } = yield* select(selectAddresses);
  const input = {
    targetPath: agency.resumeFolder,
    originalName: file.name,
    fileName: resumeName(talent, yield* perform(newFileCode())),
    isNew: resume.fileName === '',
  };
  const place = { fileId: file.fileId, address: secureSite.replace('{secureAddress}', agency.secureAddress) };
  const answer = yield* requestWithFile('secureSite.uploadResume', input, place, (sent) =>
    put(facts.moved({ talentId, sent })),
  );
  if (!answer.ok) yield* put(facts.refused({ talentId, refusal: answer.refusal }));
  else {
    const { fileName } = answer.reply;
    const online = resume.fileName === '' || (resume.online ?? true);
    const uploaded = { fileName, originalName: file.name, size: file.size, online };
    yield* put(facts.uploaded({ talentId, resume: uploaded }));
  }
}
