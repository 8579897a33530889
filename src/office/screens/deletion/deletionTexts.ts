import type { Doomed } from '../../workflows/deletion';

type TextId = FormatjsIntl.Message['ids'];

interface DeletionTexts {
  /** The question, which has the `title` in it. */
  readonly question: TextId;
  readonly refused: TextId;
  /** What becomes of it, where that is the same for all of the kind. */
  readonly safe?: TextId;
  /** Of several at once: the question, which has their `count` in it, and what goes with them. */
  readonly several: { readonly question: TextId; readonly company: TextId };
}

/** The words of each kind. */
export const deletionTexts: Readonly<Record<Doomed['kind'], DeletionTexts>> = {
  film: {
    question: 'deleteFilm.question',
    refused: 'deleteFilm.refused',
    several: { question: 'deletion.several.film', company: 'deletion.with.film' },
  },
  news: {
    question: 'news.deleteQuestion',
    refused: 'news.notDeleted',
    safe: 'news.safe',
    several: { question: 'deletion.several.news', company: 'deletion.with.news' },
  },
  reel: {
    question: 'reels.delete.question',
    refused: 'reels.delete.refused',
    safe: 'reels.delete.safe',
    several: { question: 'deletion.several.reel', company: 'deletion.with.reel' },
  },
  talent: {
    question: 'talents.deleteQuestion',
    refused: 'talents.notDeleted',
    several: { question: 'deletion.several.talent', company: 'deletion.with.talent' },
  },
};
