import { put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Resume } from '../../../../contract/entities/resume';
import type { Answer } from '../../../../contract/refusal';
import { resumes, selectKnownResume } from '../../../entities/resumes';
import { selectTalent } from '../../../entities/talents';
import { askAndWait } from '../../../kernel/query/askAndWait';
import { request } from '../../../kernel/request';
import { facts, selectResume } from './slice';
import type { ResumeState } from './state';

type Changing = Extract<ResumeState, { readonly status: 'changing' }>;

/** Makes the change that is begun, if one is, and reads what came of it; what was pressed meanwhile is made too. */
export function* makeChange(talentId: string): SagaGenerator<void> {
  const state = yield* select(selectResume, talentId);
  if (state.status !== 'changing') return;
  const made = yield* carryOut(talentId, state);
  if (!made.ok) {
    yield* put(facts.refused({ talentId, refusal: made.refusal }));
    return;
  }
  yield* put(resumes.facts.loaded({ params: { talentId }, reply: made.reply }));
  yield* askAndWait(resumes, { talentId });
  const then = yield* select(selectResume, talentId);
  if (then.status === 'changing' && then.change !== state.change) {
    yield* makeChange(talentId);
    return;
  }
  const now = yield* select(selectKnownResume, talentId);
  yield* put(facts.changed({ talentId, successor: now?.fileName ?? '' }));
}

function* carryOut(talentId: string, { before, change }: Changing): SagaGenerator<Answer<Resume>> {
  switch (change.kind) {
    case 'keep':
    case 'restore':
      return yield* toggle(talentId, change.resume, change.resume.online ?? true);
    case 'switch':
      return yield* toggle(talentId, before, change.online);
    case 'remove': {
      const answer = yield* request('resume.remove', { talentId });
      return answer.ok ? { ok: true, reply: { fileName: '' } } : answer;
    }
  }
}

/** Toogle_CV_ON (spec section 7). A backend that knows no off answers with the file name: it is on still. */
function* toggle(talentId: string, resume: Resume, online: boolean): SagaGenerator<Answer<Resume>> {
  const talent = yield* select(selectTalent, talentId);
  const { firstName = '', lastName = '' } = talent ?? {};
  const { fileName } = resume;
  const answer = yield* request('resume.toggle', { firstName, lastName, talentId, fileName, online });
  if (!answer.ok) return answer;
  const isOn = answer.reply !== '';
  return isOn === online
    ? { ok: true, reply: { ...resume, online } }
    : { ok: false, refusal: { kind: 'refused', word: answer.reply } };
}
