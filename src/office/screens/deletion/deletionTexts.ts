import type { Doomed } from '../../workflows/deletion';

/** The words of each kind: the question, which has the `title` in it, and that it was refused. */
export const deletionTexts = {
  news: { question: 'news.deleteQuestion', refused: 'news.notDeleted' },
  film: { question: 'deleteFilm.question', refused: 'deleteFilm.refused' },
  reel: { question: 'reels.delete.question', refused: 'reels.delete.refused' },
  talent: { question: 'talents.deleteQuestion', refused: 'talents.notDeleted' },
} as const satisfies Record<Doomed['kind'], object>;
