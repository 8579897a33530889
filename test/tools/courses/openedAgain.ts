import type { ScriptName } from '../../../src/contract/scripts';
import type { Entry } from '../../../src/office/journal';
import { calls, type Course, does, goes, makesId, ok, told } from './course';
import { areOpen, LETTER, opens } from './newsletter';

/** A record whose page is open; the commands count from `k`. */
interface Page {
  readonly by: string;
  readonly id: string;
  readonly script: ScriptName;
  readonly k: number;
}

/** It is saved, opened again before the answer is there, written further and saved, and then sent as it is. */
function savedAgain({ by, id, script, k }: Page, first: object, second: object): readonly Entry[] {
  const saves = (values: object) => [does(`${by}/typed`, { id, values }), does(`${by}/submitted`, { id })];
  const asks = (at: number, values: object) => [
    ...makesId(at, by, 20, `request-of-the-save-${at}`),
    calls(at + 1, by, script, values),
  ];
  return [
    ...[...saves(first), ...asks(k, first), does(`${by}/opened`, id), ...saves(second)],
    ...[told(k + 1, ok({ kind: 'saved', version: 7 })), ...asks(k + 2, second)],
    told(k + 3, ok({ kind: 'saved', version: 8 })),
  ];
}

const settings = {
  ...{ displayName: 'Cosmic Artists', logoUrl: '', webAddress: '', mainMail: 'office@co.example' },
  ...{ newsletterMail: '', facebook: '', twitter: '', instagram: '', vimeo: '', asa: '', tumblr: '' },
  ...{ newsletterTextColor: '#606060', newsletterBackColor: '#fff', pictureShape: 'asFile' },
  ...{ filmQuality: 'standard', version: 6 },
};
const NEWS = 'mc5CdOwXeMtFKQFMuCCN';
const SCREEN = 'screen-0000000000001';
const screen = { screenId: SCREEN, legend: 'Sea', filmId: '', online: true, picture: 1, position: 1 };

export const courses: readonly Course[] = [
  {
    name: 'news-opened-again-and-written-further-while-it-is-saved',
    about: ['newsDetail'],
    steps: [
      ...[goes('/app/page/newsDetails'), does('newsDetail/opened', NEWS)],
      ...savedAgain(
        { by: 'newsDetail', id: NEWS, script: 'news.update', k: 5 },
        { title: 'Mine', linkType: 'none' },
        { title: 'Mine again' },
      ),
    ],
  },
  {
    name: 'newsletter-opened-again-and-written-further-while-it-is-saved',
    about: ['newsletterDetail'],
    steps: [
      ...[...areOpen, ...opens(3)],
      ...savedAgain(
        { by: 'newsletterDetail', id: LETTER, script: 'newsletter.update', k: 5 },
        { title: 'Summer' },
        { title: 'Autumn' },
      ),
    ],
  },
  {
    name: 'home-screen-opened-again-and-written-further-while-it-is-saved',
    about: ['screenDetail'],
    steps: [
      ...[does('kits/arrived', { kit: 'homeScreens' }), goes('/app/table/screens')],
      ...[does('screens/reloadRequested', { params: {} }), calls(3, 'screens', 'screens.list')],
      ...[told(3, ok([{ ...screen, version: 6 }])), does('screenDetail/opened', SCREEN)],
      ...savedAgain(
        { by: 'screenDetail', id: SCREEN, script: 'screen.update', k: 5 },
        { legend: 'Harbour' },
        { legend: 'Harbour at night' },
      ),
    ],
  },
  {
    name: 'agency-settings-opened-again-and-written-further-while-they-are-saved',
    base: 'administrator',
    about: ['agencyRecord'],
    steps: [
      ...[does('kits/arrived', { kit: 'agency' }), goes('/app/page/settings')],
      ...[calls(3, 'agencySettings', 'agency.settings'), told(3, ok(settings))],
      does('agencyRecord/opened', 'CO'),
      ...savedAgain(
        { by: 'agencyRecord', id: 'CO', script: 'agency.saveSettings', k: 5 },
        { displayName: 'Comet House' },
        { displayName: 'Comet Artists' },
      ),
    ],
  },
];
