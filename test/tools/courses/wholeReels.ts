import type { Entry } from '../../../src/office/journal';
import { asks, calls, type Course, does, goes, makesId, ok, refused, sleeps, told } from './course';
import { asksForReels, FICTION, OTHER_TALENT, reels, talentIsOpen, TALENT } from './talent';

const SHOWREEL = 'reel-showreel-0000001';
const COPY = 'reel-fiction-00000003';

const row = (name: string, reelId: string, position: number) => ({
  ...{ rowId: `row-000000000000000${name}`, reelId, filmId: `film-00000000000000${name}`, position },
});
const [a, b, c] = [row('a', SHOWREEL, 1), row('b', SHOWREEL, 2), row('c', FICTION, 1)];
const withFilms = ok({ reels, rows: [a, b, c] });

/** The page is there, and its films on reels are told anew at 10. */
const filmsAreThere: readonly Entry[] = [
  ...talentIsOpen(),
  does('reels/reloadRequested', { params: { talentId: TALENT } }),
  asksForReels(10),
  told(10, withFilms),
];
const moves = (more: object) =>
  does('reelChanges/requested', {
    ...{ kind: 'moveFilms', talentId: TALENT, filmIds: [a.filmId], fromId: SHOWREEL, former: [1], ...more },
  });
const asksToMove = (k: number, id: string) => [
  ...makesId(k, 'reelChanges', 20, id),
  calls(k + 1, 'reelChanges', 'reel.moveFilms'),
];

const places = (...reelIds: readonly string[]) =>
  reelIds.map((reelId, at) => ({ reelId, type: 'MR', position: at + 1 }));
const orders = does('reelChanges/requested', {
  ...{ kind: 'order', talentId: TALENT },
  ...{ places: places(FICTION, SHOWREEL), seen: places(SHOWREEL, FICTION) },
});

const comes = does('kits/arrived', { kit: 'wholeReels' });
const original = { owner: { talentId: TALENT }, reelId: FICTION, title: 'Fiction', kind: 'reel' };
const copies = (title: string, talentId: string) => does('reelCopy/submitted', { title, talentId });

const copiesLink = (k: number) => [
  does('reelLink/requested', { reelId: FICTION, title: 'Fiction' }),
  asks(k, 'reelLink', 'windows.copy', null),
];

export const courses: readonly Course[] = [
  {
    name: 'reel-films-moved-to-another-and-undone',
    about: ['reelChanges', 'reelFilms', 'undo'],
    steps: [
      ...filmsAreThere,
      moves({ toId: FICTION }),
      ...asksToMove(11, 'requestIdOfTheMove01'),
      told(12, ok()),
      sleeps(13, 'undo', 15_000),
      asksForReels(14),
      told(14, ok({ reels, rows: [b, c, { ...a, reelId: FICTION, position: 2 }] })),
      does('undo/requested'),
      ...asksToMove(15, 'requestIdOfTheMove02'),
      told(16, ok()),
      asksForReels(17),
      sleeps(18, 'undo', 4000),
      told(17, withFilms),
    ],
  },
  {
    name: 'reel-films-taken-off-together-answer-lost-then-tried-again',
    about: ['reelChanges', 'reelFilms', 'undo'],
    steps: [
      ...filmsAreThere,
      moves({}),
      ...asksToMove(11, 'requestIdOfTheMove01'),
      told(12, refused('offline')),
      asksForReels(13),
      told(13, withFilms),
      moves({ requestId: 'requestIdOfTheMove01' }),
      calls(14, 'reelChanges', 'reel.moveFilms', { requestId: 'requestIdOfTheMove01' }),
      told(14, ok()),
      sleeps(15, 'undo', 15_000),
      asksForReels(16),
      told(16, ok({ reels, rows: [b, c] })),
      does('undo/requested'),
      ...asksToMove(17, 'requestIdOfTheMove02'),
      told(18, refused('conflict', 'alreadyOnReel')),
      asksForReels(19),
      told(19, withFilms),
    ],
  },
  {
    name: 'reels-ordered-and-undone-but-a-colleague-was-faster',
    about: ['reelChanges', 'reels', 'undo'],
    steps: [
      ...talentIsOpen(),
      orders,
      calls(11, 'reelChanges', 'reel.order', { reelIds: [FICTION, SHOWREEL] }),
      told(11, ok('done')),
      sleeps(12, 'undo', 15_000),
      asksForReels(13),
      does('undo/requested'),
      calls(14, 'reelChanges', 'reel.order', { reelIds: [SHOWREEL, FICTION] }),
      told(14, refused('conflict', 'stale')),
      asksForReels(15),
      told(
        15,
        ok({ reels: reels.toReversed().map((reel, at) => ({ ...reel, position: at + 1 })), rows: [] }),
      ),
    ],
  },
  {
    name: 'reel-switched-off-and-undone',
    about: ['reelChanges', 'reels', 'undo'],
    steps: [
      ...talentIsOpen(),
      does('reelChanges/requested', { kind: 'switch', talentId: TALENT, reelId: FICTION, online: false }),
      calls(11, 'reelChanges', 'reel.toggle', { online: false }),
      told(11, ok()),
      sleeps(12, 'undo', 15_000),
      asksForReels(13),
      does('undo/requested'),
      calls(14, 'reelChanges', 'reel.toggle', { online: true }),
      told(14, ok()),
      asksForReels(15),
      sleeps(16, 'undo', 4000),
    ],
  },
  {
    name: 'reel-deleted-and-undone',
    about: ['deletion', 'reels', 'restoring', 'undo'],
    steps: [
      ...talentIsOpen(),
      does('deletion/opened', {
        things: [{ kind: 'reel', id: FICTION, title: 'Fiction', talentId: TALENT }],
      }),
      does('deletion/confirmed'),
      ...makesId(11, 'deletion', 20, 'requestIdOfDeletion1'),
      calls(12, 'deletion', 'reel.delete'),
      told(12, ok()),
      asksForReels(13),
      sleeps(14, 'undo', 15_000),
      does('undo/requested'),
      ...makesId(15, 'restoring', 20, 'requestIdOfRestoring'),
      calls(16, 'restoring', 'trash.restore', { id: FICTION }),
      told(16, ok({ talentId: TALENT })),
      asksForReels(17),
      told(17, withFilms),
    ],
  },
  {
    name: 'reel-duplicated-for-another-talent',
    about: ['reelCopy'],
    steps: [
      comes,
      ...talentIsOpen(),
      does('reelCopy/opened', original),
      does('reelCopy/closed'),
      does('reelCopy/opened', original),
      copies(' Fiction 2 ', OTHER_TALENT),
      ...makesId(12, 'reelCopy', 20, 'requestIdOfTheCopy01'),
      calls(13, 'reelCopy', 'reel.duplicate', { title: 'Fiction 2', talentId: OTHER_TALENT }),
      copies('Twice', OTHER_TALENT),
      told(13, ok({ reelId: COPY })),
      asks(14, 'reelCopy', 'navigation.go', null),
      told(14, null),
    ],
  },
  {
    name: 'reel-duplicated-answer-lost-then-as-the-same-request',
    about: ['reelCopy'],
    steps: [
      comes,
      ...talentIsOpen(),
      does('reelCopy/opened', { ...original, kind: 'group' }),
      copies('Fiction 2', TALENT),
      ...makesId(12, 'reelCopy', 20, 'requestIdOfTheCopy01'),
      calls(13, 'reelCopy', 'reel.duplicate'),
      told(13, refused('offline')),
      copies('Fiction 2', TALENT),
      calls(15, 'reelCopy', 'reel.duplicate', { requestId: 'requestIdOfTheCopy01' }),
      told(15, refused('notFound')),
      copies('Fiction 3', TALENT),
      ...makesId(17, 'reelCopy', 20, 'requestIdOfTheCopy02'),
      calls(18, 'reelCopy', 'reel.duplicate', { title: 'Fiction 3' }),
      told(18, ok({ reelId: COPY })),
      asks(19, 'reelCopy', 'navigation.go', null),
      told(19, null),
    ],
  },
  {
    name: 'reel-link-copied-then-not-then-left',
    about: ['reelLink'],
    steps: [
      comes,
      ...talentIsOpen(),
      ...copiesLink(11),
      told(11, true),
      sleeps(12, 'reelLink', 4000),
      told(12, null),
      ...copiesLink(13),
      told(13, false),
      does('reelLink/dismissed'),
      ...copiesLink(14),
      told(14, false),
      goes('/app/dashboard'),
    ],
  },
];
