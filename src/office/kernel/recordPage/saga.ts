import type { UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { AGAIN_PAUSE } from '../../../contract/constants';
import type { Saved } from '../../../contract/wire/saved';
import { go, sleep } from '../commands';
import type { RecordCopy, Values } from '../draft/values';
import { type Attempt, failed, type Failure } from '../mutation';
import { perform } from '../perform';
import { onEvery, onLatest, onLeading, type Reacting, reacting } from '../reactions';
import type { recordSlice } from './slice';
import type { OfRecord, RecordPage } from './state';

type Saving = Extract<RecordPage, { readonly status: 'saving' }>;

/** What a kind of record says of its page: where it is read from, and how it is saved. */
export interface RecordSource<V extends Values, Root> {
  /** The values of one that is new. */
  readonly blank: V;
  /** What the server has of a record, as far as it is known. */
  readonly selectCopy: (state: Root, id: string) => RecordCopy<V> | undefined;
  /** True once it is known whether there is that record: one that is not told then is not there. */
  readonly selectIsLoaded: (state: Root, id: string) => boolean;
  /** The messages that records were told. */
  readonly told: readonly { readonly type: string }[];
  /** How one that is new is added, where that is done here. */
  readonly creating?: Creating<V>;
  readonly update: (
    id: string,
    copy: RecordCopy<V>,
    before: string | null,
  ) => SagaGenerator<Attempt<Saved<V>>>;
  /** Fact: it is at the server. */
  readonly saved: (record: OfRecord & RecordCopy<V>) => UnknownAction;
  /** The list that is shown again after a save; left out, the record stood in a dialog over it, which closes. */
  readonly listPath?: string;
  /** When, in milliseconds (spec sections 4 and 9); null: its page stays, and it may be written further. */
  readonly updatedDelay: number | null;
}

interface Creating<V extends Values> {
  /** Its values, where they are not always the same. */
  readonly begin?: () => SagaGenerator<V>;
  readonly newId: () => SagaGenerator<string>;
  readonly add: (id: string, values: V, before: string | null) => SagaGenerator<Attempt<unknown>>;
  /** Asks for that record anew, or for all, and waits. */
  readonly reload: (id: string) => SagaGenerator<unknown>;
  readonly createdDelay: number;
}

/** A record is opened, written, and saved once at a time (spec section 4); then the list is shown again. */
export function recordSaga<N extends string, V extends Values, Root>(
  { facts, intents, selectPage, selectDrafts }: ReturnType<typeof recordSlice<N>>,
  source: RecordSource<V, Root>,
): Reacting {
  const { creating, listPath, updatedDelay } = source;
  const page = () => select(selectPage);

  function* open(): SagaGenerator<void> {
    const now = yield* page();
    if (now.status === 'awaited' && now.id === null && creating) yield* beginNew(creating);
    else yield* tell();
  }

  /** A new record has an id at once; the one that was begun last and not saved is taken up again. */
  function* beginNew({ newId, begin }: Creating<V>): SagaGenerator<void> {
    const begun = Object.keys(yield* select(selectDrafts)).findLast((name) => name.startsWith('new:'));
    const id = begun?.slice('new:'.length) ?? (yield* newId());
    const values = begin ? yield* begin() : source.blank;
    yield* put(facts.told({ id, isNew: true, copy: { values, version: null } }));
  }

  /** What is known of the record on show. */
  function* tell(): SagaGenerator<void> {
    const now = yield* page();
    if (now.status !== 'awaited' && now.status !== 'missing' && now.status !== 'editing') return;
    const { id } = now;
    if (id === null) return;
    const copy = yield* select(source.selectCopy, id);
    if (copy) yield* put(facts.told({ id, isNew: false, copy }));
    else if (now.status === 'awaited' && (yield* select(source.selectIsLoaded, id)))
      yield* put(facts.missed({ id }));
  }

  function* save({ payload: { id } }: ReturnType<typeof intents.submitted>): SagaGenerator<void> {
    for (let now = yield* page(); now.status === 'saving' && now.id === id; now = yield* page())
      yield* now.isNew && creating ? add(creating, now) : update(now);
  }

  function* add(way: Creating<V>, sent: Saving): SagaGenerator<void> {
    const { id, draft, requestId } = sent;
    const { values } = draft;
    const tried = yield* way.add(id, values as V, requestId);
    if (tried.ok) yield* succeed(id, true, { values, version: null });
    else if (tried.failure.refusal.kind !== 'conflict') yield* fail(sent, tried.failure);
    else yield* meetEarlierTry(way, sent, tried.failure);
  }

  /** An earlier try did it after all: from now on it is a record as others are. */
  function* meetEarlierTry(way: Creating<V>, sent: Saving, failure: Failure): SagaGenerator<void> {
    const { id } = sent;
    yield* way.reload(id);
    const copy = yield* select(source.selectCopy, id);
    if (copy) yield* put(facts.met({ id, copy }));
    else yield* fail(sent, failure);
  }

  function* update(sent: Saving): SagaGenerator<void> {
    const { id, draft, requestId } = sent;
    const { values, version } = draft;
    const tried = yield* source.update(id, { values: values as V, version }, requestId);
    if (!tried.ok) {
      yield* fail(sent, tried.failure);
      return;
    }
    const { reply } = tried;
    if (reply.kind === 'saved') yield* succeed(id, false, { values, version: reply.version });
    else if (reply.kind === 'conflict') yield* put(facts.met({ id, copy: reply }));
    else yield* perform(sleep(AGAIN_PAUSE));
  }

  function* fail({ id, draft, requestId }: Saving, failure: Failure): SagaGenerator<void> {
    yield* put(facts.failed({ id, tried: { input: draft.values, ...failed(requestId, failure) } }));
  }

  function* succeed(id: string, isNew: boolean, copy: RecordCopy): SagaGenerator<void> {
    yield* put(facts.saved({ id, isNew, ...copy, ...(updatedDelay === null && { stays: true }) }));
    yield* put(source.saved({ id, ...(copy as RecordCopy<V>) }));
  }

  /** Whoever went on meanwhile is not called back. */
  function* returnToList({ payload: { id } }: ReturnType<typeof facts.saved>): SagaGenerator<void> {
    const saved = yield* page();
    if (saved.status !== 'saved' || saved.id !== id) return;
    yield* perform(sleep((saved.isNew && creating ? creating.createdDelay : updatedDelay) ?? 0));
    const now = yield* page();
    if (now.status !== 'saved' || now.id !== id) return;
    if (listPath === undefined) yield* put(intents.closed());
    else yield* perform(go(listPath));
  }

  return reacting(
    onLatest([intents.opened, intents.closed], open),
    onEvery(
      source.told.map(({ type }) => type),
      tell,
    ),
    onLeading(intents.submitted, save, ({ payload }) => payload.id),
    onLatest(facts.saved, returnToList, ({ payload }) => payload.id),
  );
}
