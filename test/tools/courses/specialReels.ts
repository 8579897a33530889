import type { Entry } from '../../../src/office/journal';
import {
  asks,
  calls,
  CONNECTIVITY,
  type Course,
  does,
  goes,
  hears,
  makesId,
  ok,
  queries,
  refused,
  sleeps,
  told,
} from './course';
import { opensTalent, OTHER_TALENT, reelsReply, TALENT } from './talent';

const AGENCYS = 'h4rEkxRLIEKL1Mdczk6f';
const TALENTS = 'reel-special-00000001';

const special = {
  ...{ reelId: TALENTS, title: 'Summer', heading: '', subheading: '', code: 'code-1', slug: 'summer' },
  ...{ position: 1, type: 'MR', otherType: '', mailSender: '', online: true, mailAnswer: '', filmIds: '' },
};
const WINTER = 'reel-special-00000002';
const at = (reelId: string, position: number) => ({ ...special, reelId, position });
const SPRING = 'reel-special-00000003';
const agencys = { talentId: 'NONE', special: true };
const talents = { talentId: TALENT, special: true };
const agencySpecial = { ...special, reelId: AGENCYS, type: 'ASA_SPECIAL_REEL' };
const winter = { ...agencySpecial, reelId: WINTER, title: 'Winter', slug: 'winter', filmIds: 'a_;_b_;_' };
const names = (title: string, before: string) => [
  does('editReel/opened', { reelId: WINTER, seen: { title: before, linkValue: '' } }),
  does('editReel/submitted', { ...agencys, reelId: WINTER, title, isNewName: false }),
];
const previews = (reelId: string) => does('reelPreview/requested', { ...agencys, reelId });
const opensWindow = (k: number) => [asks(k, 'reelPreview', 'windows.open', null), told(k, null)];

const asksForFilms = (k: number, reelId: string) => calls(k, 'reelContents', 'specialReel.films', { reelId });
const asksForAgencys = (k: number) => calls(k, 'reels', 'agencyReels.list');
const asksForTalents = (k: number) => calls(k, 'reels', 'talentSpecialReels.list', { talentId: TALENT });

const areOpen: readonly Entry[] = [
  does('kits/arrived', { kit: 'specialReels' }),
  goes('/app/page/agencyreels'),
];

export const courses: readonly Course[] = [
  {
    name: 'special-reels-of-the-agency-then-of-a-talent',
    about: ['reels', 'specialReels', 'specialPanel', 'reelContents'],
    steps: [
      ...areOpen,
      does('specialPanel/reelOpened', { reelId: AGENCYS }),
      asksForFilms(3, AGENCYS),
      told(3, ok([])),
      does('specialPanel/reelOpened', { reelId: AGENCYS }),
      does('specialPanel/listOpened'),
      queries(`?reel=${AGENCYS}`),
      asksForFilms(4, AGENCYS),
      goes('/app/dashboard'),
      goes('/app/page/talent'),
      ...opensTalent.slice(1).map((entry) => (entry.kind === 'asked' ? { ...entry, k: entry.k + 2 } : entry)),
      queries('?section=special'),
      asksForTalents(7),
      told(6, reelsReply()),
      told(7, ok([special])),
      queries(`?section=special&reel=${TALENTS}`),
      asksForFilms(8, TALENTS),
      told(8, refused('timeout')),
      queries('?section=films'),
      queries('?section=special'),
      goes('/app/page/agencyreels'),
    ],
  },
  {
    name: 'special-reels-asked-for-again-once-on-line',
    about: ['reels', 'specialReels', 'specialPanel', 'reelContents'],
    steps: [
      ...areOpen,
      hears(CONNECTIVITY, false),
      hears(CONNECTIVITY, true),
      asksForAgencys(3),
      does('specialPanel/reelOpened', { reelId: AGENCYS }),
      asksForFilms(4, AGENCYS),
      told(4, ok([])),
      hears(CONNECTIVITY, false),
      hears(CONNECTIVITY, true),
      asksForAgencys(5),
      asksForFilms(6, AGENCYS),
      told(6, ok([])),
      goes('/app/dashboard'),
      hears(CONNECTIVITY, false),
      hears(CONNECTIVITY, true),
    ],
  },
  {
    name: 'special-reel-made-then-named',
    about: ['newReel', 'editReel', 'specialPanel', 'reels', 'reelChanges', 'reelNames'],
    steps: [
      ...areOpen,
      asksForAgencys(3),
      told(3, ok([agencySpecial])),
      does('newReel/opened', agencys),
      does('newReel/submitted', { title: ' Winter ', isNewName: true }),
      ...makesId(4, 'newReel', 20, 'LMvUdlxQlNXMZMh04rEO'),
      calls(5, 'newReel', 'agencyReel.add'),
      told(5, ok({ reelId: WINTER })),
      asksForAgencys(6),
      told(6, ok([agencySpecial, winter])),
      ...names('Winter light', 'Winter'),
      calls(8, 'reelChanges', 'reel.rename'),
      told(8, ok('specialModified')),
      sleeps(9, 'editReel', 1200),
      told(9, null),
      ...names('Winter dark', 'Winter light'),
      calls(10, 'reelChanges', 'reel.rename'),
      told(10, ok('modified')),
    ],
  },
  {
    name: 'special-reel-of-a-talent-made-without-its-id',
    about: ['newReel', 'specialPanel', 'reelPanel', 'reels', 'reelNames'],
    steps: [
      ...opensTalent,
      told(4, reelsReply()),
      does('kits/arrived', { kit: 'specialReels' }),
      queries('?section=special'),
      asksForTalents(5),
      told(5, ok([special])),
      does('newReel/opened', talents),
      does('newReel/submitted', { title: 'Autumn', isNewName: false }),
      ...makesId(6, 'newReel', 20, 'LMvUdlxQlNXMZMh04rEO'),
      calls(7, 'newReel', 'talentSpecialReel.add'),
      told(7, ok({})),
      asksForTalents(8),
      told(8, ok([at(WINTER, 3), at(SPRING, 0), special, at('reel-special-00000004', 2)])),
      does('newReel/opened', { ...talents, kind: 'group' }),
      does('newReel/submitted', { title: 'Spring', isNewName: true }),
      ...makesId(9, 'newReel', 20, 'LMvUdlxQlNXMZMh04rEP'),
      calls(10, 'newReel', 'talentSpecialReel.add'),
      goes('/app/page/agencyreels'),
      told(10, refused('refused')),
    ],
  },
  {
    name: 'special-reel-looked-at-as-the-site-shows-it',
    about: ['reelPreview', 'reels'],
    steps: [
      ...areOpen,
      asksForAgencys(3),
      told(3, ok([{ ...agencySpecial, slug: '' }])),
      previews(AGENCYS),
      asksForAgencys(4),
      told(4, ok([agencySpecial, { ...winter, slug: '' }])),
      ...opensWindow(5),
      previews(AGENCYS),
      ...opensWindow(6),
      previews(WINTER),
      asksForAgencys(7),
      told(7, refused('timeout')),
    ],
  },
  {
    name: 'special-reel-addressed-that-nobody-knows',
    about: ['specialPanel', 'reels'],
    steps: [
      ...areOpen,
      asksForAgencys(3),
      queries('?reel=nobodys'),
      told(3, ok([agencySpecial])),
      queries(`?reel=${AGENCYS}`),
      queries('?reel=nobodys'),
      asksForAgencys(4),
      told(4, ok([agencySpecial])),
      queries('?reel=nobodys'),
      asksForAgencys(5),
      told(5, refused('timeout')),
    ],
  },
  {
    name: 'special-reels-asked-for-again-once-a-film-of-another-talent-is-deleted',
    about: ['reels'],
    steps: [
      does('kits/arrived', { kit: 'specialReels' }),
      ...opensTalent,
      told(3, ok([])),
      told(4, reelsReply()),
      queries('?section=special'),
      asksForTalents(5),
      told(5, ok([special, { ...special, reelId: WINTER, title: 'Winter', type: 'MRS', position: 2 }])),
      does('deletion/opened', {
        things: [{ kind: 'film', id: 'film-nocturne-0000001', title: 'Nocturne', talentId: OTHER_TALENT }],
      }),
      does('deletion/confirmed'),
      ...makesId(6, 'deletion', 20, 'requestIdOfDeletion1'),
      calls(7, 'deletion', 'film.delete'),
      told(7, ok()),
      asksForTalents(8),
    ],
  },
  {
    name: 'special-reel-of-a-talent-made-that-the-list-does-not-have-yet',
    about: ['newReel', 'specialPanel'],
    steps: [
      ...[...opensTalent, told(4, reelsReply()), does('kits/arrived', { kit: 'specialReels' })],
      ...[queries('?section=special'), asksForTalents(5), told(5, ok([special]))],
      ...[does('newReel/opened', talents), does('newReel/submitted', { title: 'Autumn', isNewName: false })],
      ...makesId(6, 'newReel', 20, 'LMvUdlxQlNXMZMh04rEO'),
      ...[calls(7, 'newReel', 'talentSpecialReel.add'), told(7, ok({}))],
      ...[asksForTalents(8), told(8, ok([special]))],
    ],
  },
  {
    name: 'special-reels-of-the-agency-named-that-a-colleague-had-named',
    about: ['editReel', 'reelChanges'],
    steps: [
      ...[...areOpen, asksForAgencys(3), told(3, ok([agencySpecial, { ...winter, type: 'MRS' }]))],
      ...names('Winter light', 'Autumn'),
      calls(4, 'reelChanges', 'reel.rename', { seenTitle: 'Autumn', type: 'MRS' }),
      told(4, ok('specialModified')),
    ],
  },
];
