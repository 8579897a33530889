import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { takeLatestOfEach } from '../../kernel/latest';
import { perform } from '../../kernel/perform';
import { autoSaveIntents } from '../autoSave';
import { waitForMore } from './commands';
import { selectChosenAgents } from './selectors';
import { facts, intents } from './slice';

type Toggled = ReturnType<typeof intents.toggled>;

/** 300 ms after the last toggle the choice goes to auto-save, which saves it 750 ms later (spec section 4). */
export function* agentChoiceSaga(): SagaGenerator<void> {
  yield* takeLatestOfEach<Toggled>([intents.toggled], ({ payload }) => payload.talentId, handOver);
}

/** The form may have been left meanwhile: its record is opened for the choice. */
function* handOver({ payload: { talentId } }: Toggled): SagaGenerator<void> {
  yield* perform(waitForMore());
  const agents = yield* select(selectChosenAgents, talentId);
  if (!agents) return;
  const key = { form: 'talentInfo', recordId: talentId } as const;
  yield* put(autoSaveIntents.opened(key));
  yield* put(autoSaveIntents.changed({ ...key, values: { agents } }));
  yield* put(facts.paused({ talentId }));
}
