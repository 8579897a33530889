import { asks, calls, type Course, does, goes, makesId, ok, refused, told } from './course';
import { FICTION, TALENT } from './talent';

const SHOWREEL = 'reel-showreel-0000001';
const comes = does('kits/arrived', { kit: 'wholeReels' });
const SPECIAL = 'reel-special-00000009';
const switches = (reelId: string, online: boolean) => [
  does('reelSwitches/requested', { reelId, online, deed: { name: reelId } }),
];

const listed = (reelId: string, title: string, over: object = {}) => ({
  ...{ reelId, title, kind: 'reel', special: false, online: true, talentId: TALENT },
  ...{ owner: 'Éloïse Garnier', groupId: '', films: 2, length: 60, sentAt: '', sentTo: '', ...over },
});

const window = (found: number, ...rows: readonly object[]) => ok({ found, total: 10_030, rows });
const acted = (reelId: string, special = false) => ({
  ...{ reelId, title: reelId, kind: 'reel', special, talentId: TALENT, groupId: '' },
});

/** The list of all reels. */
export const courses: readonly Course[] = [
  {
    name: 'all-reels-found-and-asked-for-again',
    about: ['reelTable', 'reelTableList'],
    steps: [
      comes,
      goes('/app/page/reels'),
      calls(3, 'reelWindows', 'reels.window', { search: '', order: 'title', isDescending: false, first: 0 }),
      told(3, refused('notFound')),
      calls(4, 'reelTable', 'reels.table'),
      told(4, refused('timeout')),
      does('reelTableList/reloadRequested'),
      calls(5, 'reelTable', 'reels.table'),
      told(5, ok([listed(FICTION, 'Fiction'), listed(SHOWREEL, 'Showreel', { sentAt: '2026-11-20' })])),
      does('reelTableList/searched', 'eloise'),
      does('reelTableList/filtered', { filter: 'sent', option: 'never' }),
      does('reelTableList/sorted', 'sent'),
      goes('/app/dashboard'),
      goes('/app/page/reels'),
      calls(6, 'reelTable', 'reels.table'),
    ],
  },
  {
    name: 'all-reels-of-a-backend-that-tells-of-all-left-and-opened-again',
    about: ['reelTableShown', 'reelTable'],
    steps: [
      ...[
        comes,
        goes('/app/page/reels'),
        calls(3, 'reelWindows', 'reels.window'),
        told(3, refused('refused')),
      ],
      ...[calls(4, 'reelTable', 'reels.table'), told(4, ok([listed(FICTION, 'Fiction')]))],
      ...[
        goes('/app/page/reels'),
        calls(5, 'reelTable', 'reels.table'),
        told(5, ok([listed(FICTION, 'Fiction')])),
      ],
      ...[goes('/app/dashboard'), goes('/app/page/news'), goes('/app/page/reels')],
      calls(6, 'reelTable', 'reels.table'),
    ],
  },
  {
    name: 'reels-of-a-large-agency-all-switched-those-that-were-not-shown-too',
    about: ['reelTableList', 'reelWindows', 'reelsActedOn', 'reelSwitches', 'reelTable'],
    steps: [
      ...[comes, goes('/app/page/reels'), calls(3, 'reelWindows', 'reels.window', { first: 0 })],
      told(3, window(10_030, listed(FICTION, 'Fiction'))),
      does('reelTableList/rowsShown', { first: 5000, last: 5000 }),
      calls(4, 'reelWindows', 'reels.window', { first: 5000 }),
      told(4, window(10_030, listed('reel-far-000000005000', 'Zenith'))),
      does('reelTableList/rangeChosen', { first: 0, last: 2 }),
      ...[calls(5, 'reelsActedOn', 'reels.found', { order: 'title' })],
      told(5, ok([acted(FICTION), acted(SHOWREEL), acted(SPECIAL, true)])),
      does('reelTableList/filtered', { filter: 'online', option: 'on' }),
      calls(6, 'reelWindows', 'reels.window', { first: 0, isOnline: true }),
      told(6, window(3, listed(FICTION, 'Fiction'))),
      ...[does('reelTableList/allChosen'), calls(7, 'reelsActedOn', 'reels.found', { isOnline: true })],
      told(7, ok([acted(FICTION), acted(SHOWREEL), acted(SPECIAL, true)])),
      ...switches(SPECIAL, false),
      ...makesId(8, 'reelSwitches', 20, 'requestIdOfSwitch001'),
      calls(9, 'reelTable', 'reels.table', { reelIds: [SPECIAL] }),
      told(9, ok([listed(SPECIAL, 'Special', { special: true })])),
      ...[calls(10, 'reelSwitches', 'specialReel.toggle', { online: false }), told(10, ok({}))],
      ...switches(SHOWREEL, false),
      ...makesId(11, 'reelSwitches', 20, 'requestIdOfSwitch002'),
      ...[calls(12, 'reelTable', 'reels.table', { reelIds: [SHOWREEL] }), told(12, refused('offline'))],
      does('reelTableList/choiceCleared'),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'all-reels-turned-off-together-undone-and-refused',
    about: ['reelTable', 'reelSwitches', 'undo'],
    steps: [
      comes,
      goes('/app/page/reels'),
      calls(3, 'reelWindows', 'reels.window'),
      told(3, window(2, listed(FICTION, 'Fiction'), listed(SPECIAL, 'Special', { special: true }))),
      does('reelSwitches/requested', {
        things: [FICTION, SPECIAL].map((reelId) => ({
          ...{ reelId, online: false, deed: { name: reelId, was: true, together: '1' } },
        })),
      }),
      asks(4, 'reelSwitches', 'ids.new', { length: 20 }),
      asks(5, 'reelSwitches', 'ids.new', { length: 20 }),
      told(4, 'requestIdOfSwitch001'),
      calls(6, 'reelSwitches', 'reel.toggle', { online: false, talentId: TALENT }),
      told(5, 'requestIdOfSwitch002'),
      calls(7, 'reelSwitches', 'specialReel.toggle', { online: false }),
      told(6, ok({})),
      told(7, ok({})),
      does('undo/requested'),
      asks(10, 'reelSwitches', 'ids.new', { length: 20 }),
      asks(11, 'reelSwitches', 'ids.new', { length: 20 }),
      told(10, 'requestIdOfSwitch003'),
      calls(12, 'reelSwitches', 'reel.toggle', { online: true }),
      told(11, 'requestIdOfSwitch004'),
      calls(13, 'reelSwitches', 'specialReel.toggle', { online: true }),
      told(12, ok({})),
      told(13, ok({})),
      ...switches(FICTION, false),
      ...makesId(15, 'reelSwitches', 20, 'requestIdOfSwitch005'),
      calls(16, 'reelSwitches', 'reel.toggle', { online: false }),
      told(16, refused('notFound')),
    ],
  },
];
