import type { Draft } from '../draft/draft';
import type { Drafts } from '../draft/drafts';
import type { Values } from '../draft/values';
import type { Failed } from '../mutation';

/** What every message about a record carries. */
export interface OfRecord {
  readonly id: string;
}

interface Held<V extends Values> extends OfRecord {
  /** The server does not have it yet. */
  readonly isNew: boolean;
  readonly draft: Draft<V>;
  /** Grows when values are not the fields' own any more: an editor that keeps a state of its own begins anew. */
  readonly revision: number;
}

/** What became of a try, and what it sent; what is in doubt is sent again as the same request. */
export type Tried<V extends Values = Values> = { readonly input: V } & Failed;

/**
 * The page of one record, which a person saves by a button; `id` is null while one that is new has none yet.
 *
 *   any ──opened──▶ awaited ──told──▶ editing ──submitted──▶ saving ──saved──▶ saved (after a while, the list)
 *                     │ ▲ told          ▲ │ typed, settled …   │ │ met (another's save: what is typed stays), saved
 *                     ▼ │               │ └────────────────────┘ │
 *                   missing             └─failed, met, saved─────┘            any ──closed──▶ closed
 *
 * A second submit finds no step (spec section 4: locked). A record that stays open is written further once it is saved.
 * What is unsaved stays in `drafts`.
 */
export type RecordPage<V extends Values = Values> =
  | { readonly status: 'closed' }
  | { readonly status: 'awaited'; readonly id: string | null }
  | (OfRecord & { readonly status: 'missing' })
  | (Held<V> & {
      readonly status: 'editing';
      /** It holds what was not saved before the page was left. */
      readonly isRestored: boolean;
      /** The last one. */
      readonly tried: Tried<V> | null;
      /** It was saved, stays open, and nothing was typed since. */
      readonly isSaved?: true;
    })
  | (Held<V> & { readonly status: 'saving'; readonly requestId: string | null })
  | (Held<V> & { readonly status: 'saved' });

export type OpenRecord<V extends Values = Values> = Extract<RecordPage<V>, Held<V>>;

export interface RecordPageState {
  readonly page: RecordPage;
  /** By `draftName`; they alone survive a reload. */
  readonly drafts: Drafts;
}

/** The name under which what is unsaved of a record is kept. */
export const draftName = ({ id, isNew }: Pick<OpenRecord, 'id' | 'isNew'>) => (isNew ? `new:${id}` : id);
