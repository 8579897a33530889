import { type Draft, isUnsaved } from './draft';

/** The unsaved text of many records, by the names of the records. */
export type Drafts<D extends Draft = Draft> = Readonly<Record<string, D>>;

/** Keeps the draft of a record as long as something of it is unsaved. */
export function withDraft<D extends Draft>(drafts: Drafts<D>, name: string, draft: D): Drafts<D> {
  if (isUnsaved(draft)) return { ...drafts, [name]: draft };
  if (drafts[name] === undefined) return drafts;
  const { [name]: _saved, ...others } = drafts;
  return others;
}
