import type { Entry } from '../../../src/office/journal';
import {
  arrives,
  calls,
  type Course,
  does,
  forgets,
  goes,
  hears,
  makesId,
  ok,
  picture,
  refused,
  saysSo,
  sends,
  told,
} from './course';
import { areOpen, LETTER, opens, whole } from './newsletter';
import { asksForReels, reelsReply, TALENT, talentIsOpen } from './talent';

const SEA = 'fileOfTheSea0001';
const SKY = 'fileOfTheSky0002';
const NEWS = 'mc5CdOwXeMtFKQFMuCCN';
const SCREEN = '9O0Vj0j2e16MQ3tcSTbB';
const FILM_KEY = '2t71hVam8vkB7bGxRvN7';
const offline = refused('offline');

/**
 * What a person gets to see of a slot before its picture is there: an empty file twice, one that is on its way when
 * another is chosen, taken back, not arrived, sent again, not arrived, given up.
 */
function troubles(name: string, script: string, id: string, k: number): readonly Entry[] {
  const of = (what: string, more: object = {}) => does(`${name}/${what}`, { id, ...more });
  const empty = (at: number) => [
    of('fileChosen', { file: picture(`empty-${at}`, 0) }),
    forgets(at, name, `empty-${at}`),
    told(at, null),
  ];
  return [
    ...[...empty(k), ...empty(k + 1)],
    ...[of('fileChosen', { file: picture(SEA) }), ...sends(k + 2, name, script, SEA)],
    ...[
      of('fileChosen', { file: picture(SKY) }),
      of('cancelled'),
      forgets(k + 4, name, SEA),
      told(k + 4, null),
    ],
    ...[...sends(k + 5, name, script, SKY), hears(k + 6, { kind: 'progress', sent: 800, size: 1647 })],
    ...[arrives(k + 6, offline), of('retried'), ...sends(k + 7, name, script, SKY), arrives(k + 8, offline)],
    of('dismissed'),
  ];
}

const posterWords = { title: 'Nocturne', subtitle1: '', subtitle2: '', linkValue: '' };
const shown = { ...posterWords, picture: SEA };
const opensPoster = (k: number) => [
  does('poster/opened', { talentId: TALENT }),
  ...makesId(k, 'poster', 10, `poster-0${k}`),
];
/** A poster is handed over, and its call `k` + 1, or `k` where it is the request of before, not answered well. */
const savesPoster = (k: number, answer: unknown, isAgain = false): readonly Entry[] => [
  does('poster/submitted', posterWords),
  ...(isAgain ? [] : makesId(k, 'poster', 20, `requestIdOfPoster${k}`)),
  calls(k + 1, 'poster', 'reel.add'),
  told(k + 1, answer),
];
const pictures = (k: number, key: string, fileId: string): readonly Entry[] => [
  does('posterPicture/fileChosen', { id: key, file: picture(fileId) }),
  ...sends(k, 'posterPicture', 'newsPicture.upload', fileId),
  arrives(k + 1, ok({ picture: fileId })),
  ...[saysSo(k + 2, 'posterPicture'), told(k + 2, null)],
  does('poster/pictureRemoved'),
];

export const courses: readonly Course[] = [
  {
    name: 'agency-logo-chosen-empty-taken-back-and-not-arrived',
    base: 'administrator',
    about: ['agencyLogo'],
    steps: [
      ...[does('kits/arrived', { kit: 'agency' }), goes('/app/page/settings')],
      ...troubles('agencyLogo', 'agencyLogo.upload', 'CO', 5),
    ],
  },
  {
    name: 'new-film-picture-chosen-empty-taken-back-and-not-arrived',
    about: ['newFilmPicture'],
    steps: [...talentIsOpen(), ...troubles('newFilmPicture', 'picture.upload', FILM_KEY, 6)],
  },
  {
    name: 'news-picture-chosen-empty-taken-back-and-not-arrived',
    about: ['newsPicture'],
    steps: [
      ...[
        does('kits/arrived', { kit: 'news' }),
        goes('/app/page/newsDetails'),
        does('newsDetail/opened', NEWS),
      ],
      ...troubles('newsPicture', 'newsPicture.upload', NEWS, 5),
    ],
  },
  {
    name: 'newsletter-picture-chosen-empty-taken-back-and-not-arrived',
    about: ['newsletterPicture'],
    steps: [
      ...[...areOpen, ...opens(3, ok([whole()]))],
      ...troubles('newsletterPicture', 'newsPicture.upload', LETTER, 5),
    ],
  },
  {
    name: 'home-screen-picture-chosen-empty-taken-back-and-not-arrived',
    about: ['screenPicture'],
    steps: [
      ...[does('kits/arrived', { kit: 'homeScreens' }), goes('/app/table/screens')],
      ...troubles('screenPicture', 'picture.upload', SCREEN, 5),
    ],
  },
  {
    name: 'poster-picture-chosen-empty-taken-back-and-not-arrived',
    about: ['posterPicture'],
    steps: [
      ...[...talentIsOpen(), ...opensPoster(5)],
      ...troubles('posterPicture', 'newsPicture.upload', 'poster-05', 6),
    ],
  },
  {
    name: 'posters-refused-and-in-doubt-given-other-pictures-and-given-up',
    about: ['poster', 'posterPicture'],
    steps: [
      ...[
        ...talentIsOpen(),
        ...opensPoster(5).slice(0, 2),
        does('poster/closed'),
        told(5, 'poster-of-nobody'),
      ],
      ...opensPoster(6),
      ...[...savesPoster(7, refused('conflict')), ...pictures(9, 'poster-06', SEA)],
      ...[...savesPoster(13, refused('conflict')), does('poster/closed'), ...opensPoster(15)],
      ...[...savesPoster(16, offline), ...savesPoster(18, offline, true)],
      ...[...pictures(20, 'poster-015', SKY), does('poster/closed')],
    ],
  },
  {
    name: 'poster-changed-which-can-be-taken-back',
    about: ['poster', 'undo'],
    steps: [
      ...talentIsOpen(),
      does('poster/opened', {
        talentId: TALENT,
        seen: { reelId: 'poster-1', code: 'code-9', content: shown },
      }),
      ...makesId(5, 'poster', 10, 'poster-05a'),
      does('poster/submitted', { ...shown, title: 'Harbour' }),
      ...[...makesId(6, 'poster', 20, 'requestIdOfPoster001')],
      ...[calls(7, 'poster', 'reel.update'), told(7, ok()), asksForReels(8), told(8, reelsReply())],
    ],
  },
];
