import type { Entry } from '../../../src/office/journal';
import { calls, CONNECTIVITY, type Course, does, goes, hears, ok, queries, refused, told } from './course';
import { opensTalent, reelsReply, TALENT } from './talent';

const AGENCYS = 'h4rEkxRLIEKL1Mdczk6f';
const TALENTS = 'reel-special-00000001';

const special = {
  ...{ reelId: TALENTS, title: 'Summer', heading: '', subheading: '', code: 'code-1', slug: 'summer' },
  ...{ position: 1, type: 'MR', otherType: '', mailSender: '', online: true, mailAnswer: '', filmIds: '' },
};
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
];
