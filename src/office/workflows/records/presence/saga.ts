import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { PRESENCE_TOLD_EVERY } from '../../../../contract/entities/presence';
import type { PresenceTold, ServerEvent } from '../../../../contract/events';
import { isTransient } from '../../../../contract/refusal';
import { selectSession } from '../../../entities/session';
import { newId, sleep } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onEvery, onLatest, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { eventsReconnected, eventsResumed, serverEventReceived } from '../../../kernel/signals';
import { facts, intents, selectPresence } from './slice';
import { isSame } from './state';

const { opened, closed, entered } = intents;

/** Milliseconds: who goes through fields by Tab is told of where they stay. */
const FIELD_PAUSE = 300;

/** Tells the server which record this window shows and which field has the keyboard, and hears who else is there. */
export const presenceSaga = reacting(
  onLatest(
    [opened, closed, entered, eventsReconnected, eventsResumed, facts.askedAgain],
    (action: { readonly type: string }) => tell(entered.match(action)),
  ),
  onEvery(serverEventReceived, ({ payload }) => hear(payload)),
);

/** As long as the record is open it is said again, so that others know that this window is still there. */
function* tell(isOnTheMove: boolean): SagaGenerator<void> {
  const { status } = yield* select(selectPresence);
  const window = yield* ownWindow();
  if (window === '') return;
  if (status === 'closed') {
    yield* request('presence.tell', { window, field: '' });
    return;
  }
  if (isOnTheMove) yield* perform(sleep(FIELD_PAUSE));
  for (;;) {
    const now = yield* select(selectPresence);
    if (now.status === 'closed') return;
    const { thing, recordId, field } = now;
    const answer = yield* request('presence.tell', { window, thing, recordId, field });
    if (answer.ok) yield* put(facts.told(answer.reply));
    else if (!isTransient(answer.refusal)) return;
    yield* perform(sleep(PRESENCE_TOLD_EVERY));
  }
}

/** What this window is called: it is named with its first record; empty before. */
function* ownWindow(): SagaGenerator<string> {
  const { status, window } = yield* select(selectPresence);
  if (window !== '' || status === 'closed') return window;
  const name = yield* perform(newId(12));
  yield* put(facts.named(name));
  return name;
}

function* hear(event: ServerEvent): SagaGenerator<void> {
  const now = yield* select(selectPresence);
  const me = (yield* select(selectSession))?.agency.userId;
  if (now.status === 'closed') return;
  if (event.kind === 'presenceAsked' && ['', me].includes(event.staffId)) yield* put(facts.askedAgain());
  if (event.kind !== 'present' || event.staffId === me) return;
  const { staffId, window, name, field } = event;
  if (isHere(now, event)) yield* put(facts.heard({ window, staffId, name, field }));
  else if (now.others.some((other) => other.window === window && other.staffId === staffId))
    yield* put(facts.gone({ window, staffId }));
}

const isHere = (now: Parameters<typeof isSame>[0], { thing, recordId }: PresenceTold) =>
  thing !== '' && isSame(now, { thing, recordId });
