import type { Values } from '../draft/values';
import { restoredRecords } from './restored';
import { recordSaga, type RecordSource } from './saga';
import { recordSlice } from './slice';
import type { RecordPage } from './state';
import type { ProblemsOf } from './steps';

export { recordSaga } from './saga';
export type { OpenRecord } from './state';

/** The page of a kind of record, as its screen knows it; `V` are its fields. */
export interface RecordWorkflow<V extends Values = Values> {
  readonly intents: ReturnType<typeof recordSlice>['intents'];
  readonly problemsOf: (values: V) => Partial<Record<keyof V, string>>;
  readonly selectPage: (state: never) => RecordPage<V>;
  readonly selectCanSave: (state: never) => boolean;
  readonly selectIsUnsaved: (state: never) => boolean;
}

interface RecordDraftOptions<N extends string, V extends Values> {
  /** Of its slice and of its messages: `newsDetail/opened`. */
  readonly name: N;
  /** What is wrong with the values, by field. */
  readonly problemsOf: (values: V) => Partial<Record<keyof V, string>>;
  /** The values of one that is new. */
  readonly blank: V;
}

/** Such a page without its saga, which a kit may bring (`recordSaga`): what is typed is restored before any screen has come. */
export function recordDraft<N extends string, V extends Values>({
  name,
  problemsOf,
  blank,
}: RecordDraftOptions<N, V>) {
  const slice = recordSlice(name, problemsOf as ProblemsOf);
  const selectPage = slice.selectPage as (...state: Parameters<typeof slice.selectPage>) => RecordPage<V>;
  const workflow = { ...slice, problemsOf, selectPage, restored: restoredRecords(blank) };
  return workflow satisfies RecordWorkflow<V> & typeof workflow;
}

/**
 * The page on which a record is created or edited, and saved by a button: what is typed is kept over a reload and beside
 * what colleagues save, a save goes out once, under one request id while it is in doubt, and then the list is shown again.
 * A dialog over the list is such a page too.
 */
export function recordPage<N extends string, V extends Values, Root>({
  name,
  problemsOf,
  ...source
}: RecordDraftOptions<N, V> & RecordSource<V, Root>) {
  const draft = recordDraft({ name, problemsOf, blank: source.blank });
  return { ...draft, saga: recordSaga<N, V, Root>(draft, source) };
}
