import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { CHECK_MARK_TIME } from '../../../../contract/constants';
import { sleep } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onEvery, onLatest, reacting } from '../../../kernel/reactions';
import { wentOnline } from '../../office/connectivity';
import type { SaveOutcome } from './form';
import { alreadyUpdating } from './pauses';
import { goOn, planAll, planNext, planTriesAgain, type Planning, planAfter, planning } from './planning';
import { followRecords, readRecord } from './records';
import { formOf } from './selectors';
import { facts, intents, selectDraft } from './slice';
import { type DraftKey, keyText } from './state';

/** Each record has one clock and one save at a time; what was under way when the workflow stopped goes on. */
export const autoSaveSaga = reacting(
  onLatest([...planning], wait, ({ payload }) => keyText(payload)),
  onEvery(facts.due, ({ payload }) => save(payload)),
  onEvery(facts.saved, ({ payload }) => fadeMarks(payload)),
  onEvery(intents.opened, ({ payload }) => readRecord(payload)),
  followRecords,
  onEvery(wentOnline, planTriesAgain),
  onEvery(intents.switched, planAll),
  goOn,
);

function* wait(action: Planning): SagaGenerator<void> {
  const planned = yield* planAfter(action);
  if (!planned) return;
  const { pause, only } = planned;
  yield* perform(sleep(pause));
  const { form, recordId } = action.payload;
  yield* put(facts.due({ form, recordId, ...(only && { only }) }));
}

/** Makes the save that is due. One that is due while another runs is noted, and made after it. */
function* save(key: DraftKey): SagaGenerator<void> {
  const draft = yield* select(selectDraft, key);
  if (draft?.status !== 'saving' || draft.again) return;
  const values = { ...draft.original, ...draft.sending.values };
  const outcome = yield* formOf(key).save(key.recordId, values, draft.version);
  const now = yield* select(selectDraft, key);
  yield* tell(key, outcome);
  yield* planNext(key, now, outcome.kind !== 'saved');
}

function* tell({ form, recordId }: DraftKey, outcome: SaveOutcome): SagaGenerator<void> {
  const key = { form, recordId };
  switch (outcome.kind) {
    case 'saved': {
      const { version, values } = outcome;
      yield* put(facts.saved(values ? { ...key, version, values } : { ...key, version }));
      return;
    }
    case 'conflict':
      yield* put(facts.conflicted({ ...key, version: outcome.version, values: outcome.values }));
      return;
    case 'busy':
      yield* put(facts.failed({ ...key, refusal: alreadyUpdating }));
      return;
    case 'refused':
      yield* call(tellRefusal, key, outcome.refusal);
  }
}

type Refused = Extract<SaveOutcome, { kind: 'refused' }>['refusal'];

function* tellRefusal(key: DraftKey, refusal: Refused): SagaGenerator<void> {
  if (refusal.kind === 'invalid') yield* put(facts.invalid({ ...key, problems: refusal.problems }));
  else yield* put(facts.failed({ ...key, refusal }));
}

/** The check marks of a save fade after 1.2 s (spec section 4). */
function* fadeMarks({ form, recordId }: DraftKey): SagaGenerator<void> {
  const draft = yield* select(selectDraft, { form, recordId });
  if (!draft) return;
  yield* perform(sleep(CHECK_MARK_TIME));
  yield* put(facts.marksFaded({ form, recordId, save: draft.saves }));
}
