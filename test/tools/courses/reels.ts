import { subReelType } from '../../../src/contract/rules/reelType';
import {
  calls,
  changed,
  type Course,
  does,
  EVENTS,
  goes,
  hears,
  makesId,
  ok,
  queries,
  refused,
  sleeps,
  told,
} from './course';
import {
  asksForReels,
  FICTION,
  opensTalent,
  OTHER_TALENT,
  reel,
  reels,
  reelsReply,
  TALENT,
  talentIsOpen,
} from './talent';

const FILM = 'film-nocturne-0000001';
const GROUP = reel('reel-of-the-group-0001', 'Commercials', 3, 'MRS');
const FASHION = reel('reel-fashion-0000004', 'Fashion', 4);

const WITHIN = reel('reel-of-commercials-01', 'For cars', 1, subReelType(GROUP.position));

const [SHOWREEL, FICTION_ITSELF] = reels as [Reel, Reel];
type Reel = (typeof reels)[number];
const placesOf = (...all: readonly Reel[]) =>
  all.map(({ reelId, type, position }) => ({ reelId, type, position }));

/** A reel is deleted; the call `k` + 1 is answered. */
const deletes = (k: number, reelId: string, title: string) => [
  does('deletion/opened', { things: [{ kind: 'reel', id: reelId, title, talentId: TALENT }] }),
  does('deletion/confirmed'),
  ...makesId(k, 'deletion', 20, `requestIdOfDeletion${k}`),
  calls(k + 1, 'deletion', 'reel.delete', { reelId }),
  told(k + 1, ok()),
];

const deletesFilmOf = (k: number, talentId: string) => [
  does('deletion/opened', { things: [{ kind: 'film', id: FILM, title: 'Nocturne', talentId }] }),
  does('deletion/confirmed'),
  ...makesId(k, 'deletion', 20, `requestIdOfDeletion${k}`),
  calls(k + 1, 'deletion', 'film.delete', { filmId: FILM }),
  told(k + 1, ok()),
];

/** The code of a reel is the beginning of its request's id. */
const creates = (k: number, title: string, isNewName: boolean, requestId: string) => [
  does('newReel/submitted', { title, isNewName }),
  ...makesId(k, 'newReel', 20, requestId),
  calls(k + 1, 'newReel', 'reel.add', { title }),
];

const renames = (k: number, title: string, isNewName: boolean, reply: string) => [
  does('reelChanges/requested', {
    ...{ kind: 'rename', talentId: TALENT, reelId: FICTION, isNewName, title },
    ...{ former: 'Fiction', type: 'MR' },
  }),
  calls(k, 'reelChanges', 'reel.rename', { title }),
  told(k, ok(reply)),
  asksForReels(k + 1),
  told(k + 1, reelsReply()),
];

export const courses: readonly Course[] = [
  {
    name: 'reel-addressed-that-nobody-knows',
    about: ['reelPanel'],
    steps: [
      ...opensTalent,
      queries('?reel=reel-unknown-00000001'),
      queries('?reel=reel-unknown-00000002'),
      told(3, ok([])),
      told(4, reelsReply()),
      queries('?reel=reel-unknown-00000003'),
      asksForReels(5),
      queries(`?reel=${FICTION}`),
      told(5, reelsReply()),
      queries('?reel=reel-unknown-00000004'),
      asksForReels(6),
      told(6, refused('timeout')),
      queries('?reel=reel-unknown-00000004'),
      queries(''),
    ],
  },
  {
    name: 'film-addressed-twice-then-no-more',
    about: ['talentPage'],
    steps: [
      ...talentIsOpen(),
      queries('?film=film-000000000000001'),
      queries('?film=film-000000000000001&section=details'),
      queries(`?reel=${FICTION}`),
      queries(''),
    ],
  },
  {
    name: 'reel-film-added-while-a-reel-is-named',
    about: ['editReel'],
    steps: [
      ...talentIsOpen(),
      does('editReel/opened', { reelId: FICTION, seen: { title: 'Fiction', linkValue: '' } }),
      does('editReel/cancelled'),
      does('reelChanges/requested', {
        ...{ kind: 'addFilm', talentId: TALENT, reelId: FICTION, filmId: 'film-000000000000001' },
      }),
      ...makesId(7, 'reelChanges', 20, 'requestIdOfTheFilm00'),
      calls(8, 'reelChanges', 'reel.addFilm'),
      told(8, ok({ rowId: 'row-0000000000000001' })),
    ],
  },
  {
    name: 'reel-names-typed-go-to-the-catalogue',
    about: ['newReel', 'typedReelNames', 'reelChanges'],
    steps: [
      ...talentIsOpen(),
      does('newReel/opened', { talentId: TALENT }),
      ...creates(10, 'Pour Halden', true, 'E30dP1e5bOftheReel01'),
      told(11, ok({ reelId: 'reel-halden-000000003' })),
      calls(13, 'typedReelNames', 'reelName.add', { name: 'Pour Halden', code: 'E30dP1e5bO' }),
      asksForReels(14),
      told(14, reelsReply()),
      told(13, ok()),
      does('newReel/opened', { talentId: TALENT }),
      ...creates(20, 'Fiction', false, 'E30dP1e5bOftheReel02'),
      told(21, ok({ reelId: 'reel-halden-000000004' })),
      asksForReels(23),
      told(23, reelsReply()),
      ...renames(30, 'Nouveau', true, 'modified'),
      ...makesId(32, 'typedReelNames', 10, 'E30dP1e5bQ'),
      calls(33, 'typedReelNames', 'reelName.add', { name: 'Nouveau', code: 'E30dP1e5bQ' }),
      told(33, refused('timeout')),
      ...renames(40, 'Autre', true, 'nameAdded'),
      ...renames(50, 'Commercials', false, 'modified'),
    ],
  },
  {
    name: 'reels-created-that-are-not-opened',
    about: ['reelPanel', 'newReel'],
    steps: [
      ...talentIsOpen(),
      does('newReel/opened', { talentId: TALENT, kind: 'group' }),
      ...creates(10, GROUP.title, false, 'E30dP1e5bOftheReel01'),
      told(11, ok({ reelId: GROUP.reelId })),
      asksForReels(13),
      told(13, reelsReply([GROUP])),
      does('newReel/opened', { talentId: TALENT }),
      ...creates(20, FASHION.title, false, 'E30dP1e5bOftheReel02'),
      told(21, ok({ reelId: FASHION.reelId })),
      asksForReels(23),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'reel-on-show-deleted-by-its-own-person',
    about: ['reelPanel', 'deletion'],
    steps: [
      ...talentIsOpen(),
      does('reelPanel/reelOpened', { reelId: FICTION }),
      queries(`?reel=${FICTION}`),
      does('deletion/opened', {
        things: [{ kind: 'reel', id: FICTION, title: 'Fiction', talentId: TALENT }],
      }),
      does('deletion/confirmed'),
      ...makesId(5, 'deletion', 20, 'requestIdOfDeletion1'),
      calls(6, 'deletion', 'reel.delete'),
      told(6, ok()),
    ],
  },
  {
    name: 'reel-group-deleted-with-its-reels',
    about: ['reels', 'deletion'],
    steps: [
      ...opensTalent,
      told(3, ok([])),
      told(4, reelsReply([GROUP, FASHION, WITHIN])),
      ...deletes(5, GROUP.reelId, GROUP.title),
      asksForReels(7),
      told(7, reelsReply([FASHION])),
      ...deletesFilmOf(8, OTHER_TALENT),
      ...deletesFilmOf(10, TALENT),
      asksForReels(12),
    ],
  },
  {
    name: 'reels-told-by-a-colleague-while-one-goes-into-a-group',
    about: ['reels', 'reelChanges'],
    steps: [
      ...opensTalent,
      told(3, ok([])),
      told(4, reelsReply([GROUP])),
      changed('reels', TALENT),
      sleeps(5, 'reels', 400),
      told(5, null),
      asksForReels(6),
      does('reelChanges/requested', {
        ...{ kind: 'order', talentId: TALENT, seen: placesOf(SHOWREEL, FICTION_ITSELF, GROUP) },
        places: placesOf(
          { ...GROUP, position: 1 },
          { ...FICTION_ITSELF, type: subReelType(1) },
          { ...SHOWREEL, position: 3 },
        ),
      }),
      calls(7, 'reelChanges', 'reel.order', {}),
      told(6, reelsReply([GROUP])),
      told(7, ok('done')),
      sleeps(8, 'undo', 15_000),
      asksForReels(9),
      asksForReels(10),
      told(10, reelsReply([GROUP])),
    ],
  },
  {
    name: 'talent-loaded-again-after-a-change-by-a-backend-that-tells-nothing',
    about: ['reloading', 'films', 'reels'],
    steps: [
      ...talentIsOpen(),
      ...renames(10, 'Nouveau', false, 'modified'),
      hears(EVENTS, { kind: 'absent' }),
      ...deletes(20, FICTION, 'Fiction'),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'reel-addressed-that-nobody-knows-left-once-its-own-list-came',
    about: ['reelPanel'],
    steps: [
      ...[...opensTalent, queries('?reel=reel-unknown-00000001')],
      does('reels/reloadRequested', { params: { talentId: 'NONE', special: true } }),
      ...[calls(5, 'reels', 'agencyReels.list'), told(5, ok([])), told(4, reelsReply())],
    ],
  },
  {
    name: 'reel-of-a-talent-whose-page-was-not-opened-given-a-film',
    about: ['reelChanges', 'reelFilms'],
    steps: [
      goes('/app/table/talents/all'),
      does('reelChanges/requested', {
        ...{ kind: 'addFilm', talentId: TALENT, reelId: FICTION, filmId: FILM },
      }),
      ...makesId(5, 'reelChanges', 20, 'requestIdOfTheFilm00'),
      ...[calls(6, 'reelChanges', 'reel.addFilm'), told(6, ok({ rowId: 'row-0000000000000001' }))],
    ],
  },
];
