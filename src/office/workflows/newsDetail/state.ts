import type { NewsContent } from '../../../contract/entities/news';
import type { Draft } from '../../kernel/draft/draft';
import type { Drafts } from '../../kernel/draft/drafts';
import type { Failed } from '../../kernel/mutation';

/** What every message about an item carries. */
export interface OfNews {
  readonly newsId: string;
}

interface Held extends OfNews {
  /** The server does not have it yet (spec section 4: NEW or EDIT). */
  readonly isNew: boolean;
  readonly draft: Draft<NewsContent>;
  /** Grows when the text is not the editor's own any more: the editor begins anew with it. */
  readonly revision: number;
}

/**
 * The page of one news item; `newsId` is null while one that is new has no id yet.
 *
 *   any ──opened──▶ awaited ──told──▶ editing ──submitted──▶ saving ──saved──▶ saved (1.5 s or 1 s, then the list)
 *                     │ ▲ told          ▲ │ typed, settled …   │ │ met (another's save: what is typed stays)
 *                     ▼ │               │ └────────────────────┘ │
 *                   missing             └────failed, met─────────┘            any ──closed──▶ closed
 *
 * A second submit finds no step (spec section 4: locked). What is unsaved stays in `drafts`.
 */
export type NewsPage =
  | { readonly status: 'closed' }
  | { readonly status: 'awaited'; readonly newsId: string | null }
  | (OfNews & { readonly status: 'missing' })
  | (Held & {
      readonly status: 'editing';
      /** It holds what was not saved before the page was left. */
      readonly isRestored: boolean;
      /** What became of the last try; what is in doubt is sent again as the same request. */
      readonly tried: ({ readonly input: NewsContent } & Failed) | null;
    })
  | (Held & { readonly status: 'saving'; readonly requestId: string | null })
  | (Held & { readonly status: 'saved' });

export type OpenNews = Extract<NewsPage, Held>;

export interface NewsDetailState {
  readonly page: NewsPage;
  /** By `draftName`; they alone survive a reload. */
  readonly drafts: Drafts<Draft<NewsContent>>;
}

/** The name under which what is unsaved of an item is kept. */
export const draftName = ({ newsId, isNew }: Pick<OpenNews, 'newsId' | 'isNew'>) =>
  isNew ? `new:${newsId}` : newsId;
