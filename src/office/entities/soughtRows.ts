import { createAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { ROWS_AT_ONCE } from '../../contract/constants';
import type { Refusal } from '../../contract/refusal';
import { isOnItsWay } from '../kernel/query/state';
import { onEvery, onLeading, reacting, type Reacting } from '../kernel/reactions';
import { eventsReconnected, eventsResumed, wentOnline } from '../kernel/signals';
import type { ByRow, rowMessages } from './changedRows';
import type { Collected } from './collected';

interface OfRows {
  readonly ids: readonly string[];
}

/** The rows that are looked for by their ids: `due` until the server has told of them, and again when they may be others. */
export type Sought = Readonly<Record<string, 'due' | 'told'>>;

/** The messages about rows that are looked for: `films/rowsWanted`. */
export const soughtMessages = <N extends string>(name: N) => ({
  intents: {
    /** A screen shows these rows, whatever lists they stand in. */
    rowsWanted: createAction<OfRows, `${N}/rowsWanted`>(`${name}/rowsWanted`),
  },
  facts: {
    /** A workflow needs these rows. */
    rowsSought: createAction<OfRows, `${N}/rowsSought`>(`${name}/rowsSought`),
    /** What is known of these rows may be old; of those that nobody looks for, nothing is asked. */
    rowsOutdated: createAction<OfRows, `${N}/rowsOutdated`>(`${name}/rowsOutdated`),
    /** These rows could not be had now. */
    rowsFailed: createAction<OfRows & { readonly refusal: Refusal }, `${N}/rowsFailed`>(`${name}/rowsFailed`),
  },
});

/** The state with rows of these ids looked for, which stand so from now on. */
export function withSought<S extends { readonly sought?: Sought }>(
  state: S,
  ids: readonly string[],
  status: Sought[string],
): S {
  return ids.length === 0
    ? state
    : { ...state, sought: { ...state.sought, ...Object.fromEntries(ids.map((id) => [id, status])) } };
}

interface Seeking<T, P, R> {
  readonly byRow: ByRow<T, P, R>;
  readonly messages: ReturnType<typeof soughtMessages<string>>;
  readonly facts: Pick<ReturnType<typeof rowMessages<string, R>>, 'rowsTold'> &
    Readonly<Record<'loaded' | 'failed' | 'left', { readonly type: string }>>;
  readonly select: (state: unknown) => Collected<T, P>;
}

/** Asks for the rows that are looked for, as many at once as there are by then; those that could not be had, when that may help. */
export function seekRows<T, P, R>(seeking: Seeking<T, P, R>): Reacting {
  const { intents, facts } = seeking.messages;
  const reasons = [intents.rowsWanted, facts.rowsSought, facts.rowsOutdated, wentOnline, eventsResumed];
  return reacting(
    onEvery(eventsReconnected, () => renew(seeking)),
    onLeading(reasons, () => askForRows(seeking)),
  );
}

function* renew<T, P, R>({ messages, select: collected }: Seeking<T, P, R>): SagaGenerator<void> {
  const ids = Object.keys((yield* select(collected)).sought ?? {});
  if (ids.length > 0) yield* put(messages.facts.rowsOutdated({ ids }));
}

function* askForRows<T, P, R>(seeking: Seeking<T, P, R>): SagaGenerator<void> {
  const { byRow, messages, facts } = seeking;
  while (true) {
    const collected = yield* select(seeking.select);
    const ids = dueIn(collected);
    if (ids.length === 0) return;
    // What is on its way may tell of them.
    if (isOneOnItsWay(collected)) yield* take([facts.loaded.type, facts.failed.type, facts.left.type]);
    else {
      const answer = yield* byRow.ask(ids);
      if (answer.ok) yield* put(facts.rowsTold({ ids, reply: answer.reply }));
      else return void (yield* put(messages.facts.rowsFailed({ ids, refusal: answer.refusal })));
    }
  }
}

const dueIn = ({ sought = {} }: Collected<unknown, unknown>): readonly string[] =>
  Object.keys(sought)
    .filter((id) => sought[id] === 'due')
    .slice(0, ROWS_AT_ONCE);

const isOneOnItsWay = ({ lists }: Collected<unknown, unknown>) => Object.values(lists).some(isOnItsWay);

/** Waits until the server has told of a row that is looked for; returns why it could not, if so. */
export function* untilTold<T, P, R>(
  { messages, facts, select: collected }: Omit<Seeking<T, P, R>, 'byRow'>,
  id: string,
): SagaGenerator<Refusal | undefined> {
  const ends = [facts.rowsTold.type, facts.loaded.type, messages.facts.rowsFailed.type];
  while ((yield* select(collected)).sought?.[id] === 'due') {
    const told = yield* take(ends);
    if (messages.facts.rowsFailed.match(told)) return told.payload.refusal;
  }
  return undefined;
}
