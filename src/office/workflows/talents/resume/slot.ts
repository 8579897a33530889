import { type SagaGenerator, select } from 'typed-redux-saga';
import type { Resume } from '../../../../contract/entities/resume';
import type { Answer } from '../../../../contract/refusal';
import { RESUME_SIZE_LIMIT, resumeName } from '../../../../contract/rules/resume';
import { selectAddresses } from '../../../entities/addresses';
import { selectKnownResume } from '../../../entities/resumes';
import { selectAgency } from '../../../entities/session';
import { selectTalent } from '../../../entities/talents';
import { newId } from '../../../kernel/commands';
import { fileSlot } from '../../../kernel/fileSlot/saga';
import { perform } from '../../../kernel/perform';
import { requestWithFile } from '../../../kernel/requestWithFile';
import type { KeptFile } from '../../../kernel/world';
import { facts, intents, selectResume } from './slice';
import type { OfTalent } from './state';
import { steps } from './steps';

/** The length of the part of a resume's file name that cannot be guessed. */
const CODE_LENGTH = 20;

/** The resume that was sent, and the one that it takes the place of. */
interface Sent {
  readonly before: Resume;
  readonly resume: Resume;
}

/** A resume's file. Whether it is a PDF is seen by its content, at the server. */
export const slot = fileSlot({
  name: 'resume',
  steps,
  keyOf: ({ talentId }: OfTalent) => talentId,
  select: (root: Parameters<typeof selectResume>[0], { talentId }) => selectResume(root, talentId),
  problemOf: ({ size }) => (size > RESUME_SIZE_LIMIT ? 'tooLarge' : undefined),
  keptIn: (state) =>
    state.status === 'idle' && state.trouble?.again?.kind === 'upload' ? state.trouble.again.file : undefined,
  send,
  cancelled: intents.cancelled,
  ...facts,
  arrived: ({ talentId }, reply) => facts.uploaded({ talentId, ...reply }),
});

/** The multipart call to the agency's secure site (spec section 7), told as it goes. What takes the place of one that is off is off. */
function* send(
  { talentId }: OfTalent,
  file: KeptFile,
  onProgress: (sent: number) => SagaGenerator<unknown>,
): SagaGenerator<Answer<Sent>> {
  const agency = yield* select(selectAgency);
  const talent = yield* select(selectTalent, talentId);
  const before = yield* select(selectKnownResume, talentId);
  if (!agency || !talent || !before) return { ok: false, refusal: { kind: 'notFound' } };
  const { secureSite } = yield* select(selectAddresses);
  const input = {
    targetPath: agency.resumeFolder,
    originalName: file.name,
    fileName: resumeName(talent, yield* perform(newId(CODE_LENGTH))),
    isNew: before.fileName === '',
  };
  const place = { fileId: file.fileId, address: secureSite.replace('{secureAddress}', agency.secureAddress) };
  const answer = yield* requestWithFile('secureSite.uploadResume', input, place, onProgress);
  if (!answer.ok) return answer;
  const { fileName } = answer.reply;
  const online = before.fileName === '' || (before.online ?? true);
  const resume = { fileName, originalName: file.name, size: file.size, online };
  return { ok: true, reply: { before, resume } };
}

export const { selectHasArrived: selectHasResumeArrived } = slot;
