import { type Action, createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { ROWS_AT_ONCE } from '../../contract/constants';
import type { RowChanged, ServerEvent } from '../../contract/events';
import type { Answer } from '../../contract/refusal';
import { sleep } from '../kernel/commands';
import { perform } from '../kernel/perform';
import { SETTLE_TIME } from '../kernel/query/saga';
import { isOnItsWay } from '../kernel/query/state';
import { onEvery, onLatest, reacting, type Reacting } from '../kernel/reactions';
import { serverEventReceived } from '../kernel/signals';
import type { Collected } from './collected';

type Ids = readonly string[];

/** A row that is another one now, and the version it has, if that is known. */
type RowChange = Pick<RowChanged, 'id' | 'version'>;
/** The versions of such rows, by id. */
export type Changes = Readonly<Record<string, number | null>>;

/** A message of which a row is another one. */
interface RowDone {
  readonly type: string;
  /** Undefined where the row is of another kind. */
  changeIn(action: Action): RowChange | undefined;
}

/** Declares that a message of this office makes a row another one, and which. */
export const onRow = <T>(
  { type, match }: { readonly type: string; match(action: unknown): action is PayloadAction<T> },
  idOf: (payload: T) => string | undefined,
): RowDone => ({
  type,
  changeIn(action) {
    const id = match(action) ? idOf(action.payload) : undefined;
    return id === undefined ? undefined : { id, version: null };
  },
});

/** How a collection keeps one row as the server has it. */
export interface ByRow<T, P, R> {
  /** The row that news tells of, if it is one of these. */
  readonly changeIn: (event: ServerEvent) => RowChange | undefined;
  /** After what a row is read again, besides news: as the server keeps it, that may be otherwise than it was sent. */
  readonly changedBy?: readonly RowDone[];
  /** Asks for the rows of these ids. */
  readonly ask: (ids: Ids) => SagaGenerator<Answer<R>>;
  /** Whether a row stands in a list, in all of them unless said otherwise; undefined where only the server knows. */
  readonly belongsTo?: (row: T, params: P) => boolean | undefined;
  /** The order of a list, 0 where it is all one; without it a row stays where it stands, and a new one is the last. */
  readonly compare?: (one: T, other: T) => number;
  /** False for a row of a backend that does not say by what it orders them: lists are asked for whole then. */
  readonly isPlaced?: (row: T) => boolean;
}

/** The messages about single rows: `talents/rowChanged`. */
export const rowMessages = <N extends string, R>(name: N) => ({
  /** Fact: a row is another one now. */
  rowChanged: createAction<RowChange, `${N}/rowChanged`>(`${name}/rowChanged`),
  /** Fact: these rows as the server has them now; those it did not tell are gone. */
  rowsTold: createAction<{ readonly ids: Ids; readonly reply: R }, `${N}/rowsTold`>(`${name}/rowsTold`),
  /** Fact: the rows that changed are known, or come with their lists. */
  rowsSettled: createAction(`${name}/rowsSettled` as `${N}/rowsSettled`),
});

/** The changes with another one. Of a row that changed twice the higher version counts, and none if one is unknown. */
export function withChange(changes: Changes, { id, version }: RowChange): Changes {
  const before = changes[id];
  const isUnknown = version === null || before === null;
  return { ...changes, [id]: isUnknown ? null : Math.max(version, before ?? 0) };
}

type Facts<P, R> = ReturnType<typeof rowMessages<string, R>> & {
  rowsOutdated(payload: { readonly ids: Ids }): UnknownAction;
  asked(payload: { readonly params: P }): UnknownAction;
  readonly loaded: Action;
  readonly failed: Action;
  readonly left: Action;
};

interface Followed<T, P, R> {
  readonly byRow: ByRow<T, P, R>;
  readonly rowsOf: (reply: R) => readonly T[];
  readonly facts: Facts<P, R>;
  readonly select: (state: unknown) => Collected<T, P>;
  readonly versionOf: (row: T) => number | undefined;
}

/** Asks for the rows that news tells of, once several in a row have settled; nothing, while nobody has asked for them or a list. */
export function followRows<T, P, R>(followed: Followed<T, P, R>): Reacting {
  const { byRow, facts } = followed;
  function* note(change: RowChange): SagaGenerator<void> {
    const { sought = {} } = yield* select(followed.select);
    if (sought[change.id] !== undefined || (yield* asked(followed)).length > 0)
      yield* put(facts.rowChanged(change));
  }
  const news: RowDone = {
    type: serverEventReceived.type,
    changeIn: (action) => (serverEventReceived.match(action) ? byRow.changeIn(action.payload) : undefined),
  };
  return reacting(
    ...[news, ...(byRow.changedBy ?? [])].map(({ type, changeIn }) =>
      onEvery(
        type,
        (action: Action) => note(changeIn(action) as RowChange),
        (action) => changeIn(action) !== undefined,
      ),
    ),
    onLatest(facts.rowChanged, () => tellRows(followed)),
  );
}

/** What is on its way may be older than the news: the rows are asked for after it. So they are after a list that did not come. */
function* tellRows<T, P, R>(followed: Followed<T, P, R>): SagaGenerator<void> {
  const { byRow, facts } = followed;
  yield* perform(sleep(SETTLE_TIME));
  for (const { status, params } of yield* asked(followed))
    if (status === 'failed') yield* put(facts.asked({ params }));
  while ((yield* asked(followed)).some(isOnItsWay))
    yield* take([facts.loaded.type, facts.failed.type, facts.left.type]);
  const ids = yield* unknownIds(followed);
  if (ids.length === 0) {
    yield* put(facts.rowsSettled());
    return;
  }
  const { isPlaced = () => true } = byRow;
  const { rows } = yield* select(followed.select);
  const isByRow = ids.length <= ROWS_AT_ONCE && Object.values(rows).every(isPlaced);
  const answer = isByRow ? yield* byRow.ask(ids) : undefined;
  if (answer?.ok && followed.rowsOf(answer.reply).every(isPlaced))
    yield* put(facts.rowsTold({ ids, reply: answer.reply }));
  else yield* askForLists(followed);
}

/** The rows that changed, but those whose version is known here: it was this office that changed them. */
function* unknownIds<T, P, R>({ select: collected, versionOf }: Followed<T, P, R>): SagaGenerator<Ids> {
  const { changed = {}, rows } = yield* select(collected);
  const isKnown = (id: string, version: number | null) => {
    const row = rows[id];
    return version !== null && row !== undefined && (versionOf(row) ?? 0) >= version;
  };
  return Object.entries(changed).flatMap(([id, version]) => (isKnown(id, version) ? [] : [id]));
}

function* askForLists<T, P, R>(followed: Followed<T, P, R>): SagaGenerator<void> {
  const { facts } = followed;
  const { changed = {}, sought = {} } = yield* select(followed.select);
  const ids = Object.keys(changed).filter((id) => sought[id] !== undefined);
  yield* put(facts.rowsSettled());
  if (ids.length > 0) yield* put(facts.rowsOutdated({ ids }));
  for (const { params } of yield* asked(followed)) yield* put(facts.asked({ params }));
}

/** The lists that somebody has asked for. */
function* asked<T, P, R>({ select: collected }: Followed<T, P, R>) {
  const { lists } = yield* select(collected);
  return Object.values(lists).filter(({ status }) => status !== 'idle');
}
