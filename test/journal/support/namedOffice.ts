import { getContext, put, setContext, take } from 'typed-redux-saga';
import { worldOf } from '../../../src/office/app/worldOf';
import type { OfficeFactory } from '../../../src/office/journal';
import { call, newId, sleep } from '../../../src/office/kernel/commands';
import { perform } from '../../../src/office/kernel/perform';
import type { World } from '../../../src/office/kernel/world';
import { tinyOffice } from './tinyOffice';

type Saga = () => Generator<unknown, void>;

/** A workflow that asks in its own name, as the root saga lets it. */
const named = (name: string, saga: Saga) =>
  function* (): Generator<unknown, void> {
    yield* setContext({ world: worldOf(name, yield* getContext<World>('world')) });
    yield* saga();
  };

/** Loads a list when it is opened. */
function* loadsList(): Generator<unknown, void> {
  for (;;) {
    yield* take('list/opened');
    const answer = yield* perform(call('talents.list', {} as never));
    if (answer.ok) yield* put({ type: 'list/loaded', payload: answer.reply });
  }
}

/** Takes a note of each list that was loaded, under an id. */
export function* takesNotes(): Generator<unknown, void> {
  for (;;) {
    const { payload } = (yield* take('list/loaded')) as unknown as { readonly payload: unknown };
    const id = yield* perform(newId(20));
    yield* put({ type: 'notes/begun', payload: id });
    yield* put({ type: 'notes/taken', payload: { id, rows: payload } });
    yield* perform(sleep(750));
  }
}

const last = (prefix: string) =>
  ((state: unknown = null, { type, payload }: { readonly type: string; readonly payload?: unknown }) =>
    type.startsWith(prefix) ? (payload ?? type) : state) as never;

/** An office in which one workflow lives off what another loads; a test replaces either, and lets others come before them. */
export const namedOffice = (
  sagas: { readonly list?: Saga; readonly notes?: Saga } = {},
  more: Parameters<typeof tinyOffice>[0] = {},
  newcomers: Readonly<Record<string, Saga>> = {},
): OfficeFactory =>
  tinyOffice({ list: last('list/'), notes: last('notes/'), ...more }, [
    ...Object.entries(newcomers).map(([name, saga]) => named(name, saga)),
    named('list', sagas.list ?? loadsList),
    named('notes', sagas.notes ?? takesNotes),
  ]);
