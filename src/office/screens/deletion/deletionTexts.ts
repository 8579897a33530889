import type { ReelKind } from '../../../contract/rules/reelType';
import type { Doomed } from '../../workflows/trash/deletion';

type TextId = FormatjsIntl.Message['ids'];

interface DeletionTexts {
  /** What the header says. */
  readonly title: TextId;
  /** The question, which has the `title` in it. */
  readonly question: TextId;
  readonly refused: TextId;
  /** What becomes of it, where that is the same for all of the kind. */
  readonly safe?: TextId;
  /** What the button says, where it names the kind. */
  readonly confirm?: TextId;
  /** Of several at once: the question, which has their `count` in it, and what goes with them. */
  readonly several: { readonly question: TextId; readonly company: TextId };
}

type OwnTexts = Partial<Pick<DeletionTexts, 'title' | 'question' | 'refused' | 'safe'>>;

/** What is said of a reel that holds no films. */
const reelSorts: Readonly<Record<Exclude<ReelKind, 'reel'>, OwnTexts>> = {
  group: {
    title: 'reels.deleteGroup.title',
    question: 'reels.deleteGroup.question',
    refused: 'reels.deleteGroup.refused',
    safe: 'reels.deleteGroup.safe',
  },
  link: {
    title: 'reels.deleteLink.title',
    question: 'reels.deleteLink.question',
    refused: 'reels.deleteLink.refused',
    safe: 'reels.deleteLink.safe',
  },
  poster: {
    title: 'reels.deletePoster.title',
    question: 'reels.deletePoster.question',
    refused: 'reels.deletePoster.refused',
    safe: 'reels.deletePoster.safe',
  },
};

/** The words of one thing: of its kind, or of the sort of reel that it is. */
export function textsOf(thing: Doomed): DeletionTexts {
  const texts = deletionTexts[thing.kind];
  const sort = 'sort' in thing && thing.sort;
  return sort && sort !== 'reel' ? { ...texts, ...reelSorts[sort] } : texts;
}

/** The words of each kind. */
export const deletionTexts: Readonly<Record<Doomed['kind'], DeletionTexts>> = {
  film: {
    title: 'deleteFilm.title',
    question: 'deleteFilm.question',
    refused: 'deleteFilm.refused',
    safe: 'deleteFilm.safe',
    confirm: 'deleteFilm.delete',
    several: { question: 'deletion.several.film', company: 'deletion.with.film' },
  },
  news: {
    title: 'news.deleteTitle',
    question: 'news.deleteQuestion',
    refused: 'news.notDeleted',
    safe: 'news.safe',
    several: { question: 'deletion.several.news', company: 'deletion.with.news' },
  },
  newsletter: {
    title: 'newsletters.deleteTitle',
    question: 'newsletters.deleteQuestion',
    refused: 'newsletters.notDeleted',
    safe: 'newsletters.safe',
    several: { question: 'deletion.several.newsletter', company: 'deletion.with.newsletter' },
  },
  reel: {
    title: 'reels.delete.title',
    question: 'reels.delete.question',
    refused: 'reels.delete.refused',
    safe: 'reels.delete.safe',
    several: { question: 'deletion.several.reel', company: 'deletion.with.reel' },
  },
  specialReel: {
    title: 'specialReels.delete.title',
    question: 'reels.delete.question',
    refused: 'reels.delete.refused',
    safe: 'specialReels.delete.safe',
    several: { question: 'deletion.several.reel', company: 'deletion.with.reel' },
  },
  screen: {
    title: 'screens.deleteTitle',
    question: 'screens.deleteQuestion',
    refused: 'screens.notDeleted',
    safe: 'screens.safe',
    several: { question: 'deletion.several.screen', company: 'deletion.with.screen' },
  },
  talent: {
    title: 'talents.deleteTitle',
    question: 'talents.deleteQuestion',
    refused: 'talents.notDeleted',
    several: { question: 'deletion.several.talent', company: 'deletion.with.talent' },
  },
};
