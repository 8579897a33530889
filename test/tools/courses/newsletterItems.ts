import { ITEM_KEY_LENGTH } from '../../../src/contract/constants';
import { asks, calls, changed, type Course, does, makesId, ok, refused, sleeps, told } from './course';
import { areOpen, asksFor, by, key, LETTER, NOW, of, opens, text, whole } from './newsletter';
import { film } from './talent';

const NOCTURNE = 'film-nocturne-0000001';
const GONE = 'film-gone-00000000003';
const ELOISE = 'talent-eloise-00000001';
const talent = {
  ...{ talentId: ELOISE, firstName: 'Éloïse', lastName: 'Garnier', profession: 'Director', city: 'Paris' },
  ...{ categoryId: 'ATB60dVa2yyKw6JAXHrH', online: true, profilePicture: '', filmCount: 4, reelCount: 2 },
};
const item = (name: string, payload: object = {}) =>
  does(`newsletterItems/${name}`, { id: LETTER, ...payload });
const hello = [text('item-1', 'Hello')];
const asksForFilm = (k: number, filmId: string) =>
  calls(k, 'films', 'agencyFilms.list', { filmIds: [filmId] });

export const courses: readonly Course[] = [
  {
    name: 'newsletter-items-changed-before-and-after-a-colleague-saved',
    about: ['newsletterItems', by],
    steps: [
      ...[...areOpen, ...opens(3, ok([whole({ items: hello })])), item('removed', { key: 'item-1' })],
      ...[
        changed('newsletter', LETTER, 4),
        sleeps(4, 'newsletters', 400),
        sleeps(5, 'wholeNewsletters', 400),
      ],
      ...[told(5, null), asksFor(6)],
      told(6, ok([whole({ items: hello, heading2: 'Theirs', version: 4 })])),
      ...[item('undone'), item('added', { kind: 'text' }), ...key(7, 'k4k4k4k4k4'), item('undone')],
    ],
  },
  {
    name: 'newsletter-films-put-in-whose-cards-come-while-it-is-open-and-once-it-is-closed',
    about: ['newsletterItems'],
    base: 'large',
    steps: [
      ...[...areOpen, ...opens(20), item('filmAdded', { filmId: NOCTURNE }), asksForFilm(21, NOCTURNE)],
      told(21, ok([{ ...film(NOCTURNE, 'Nocturne', 1), talentId: ELOISE }])),
      calls(22, 'talents', 'talents.list', { talentIds: [ELOISE] }),
      ...[told(22, ok([talent])), calls(23, 'newsletterItems', 'talent.get', { talentId: ELOISE })],
      ...[
        told(23, ok({ union: 'SAG-AFTRA' })),
        asks(24, 'newsletterItems', 'clock.now', null),
        told(24, NOW),
      ],
      ...makesId(25, 'newsletterItems', ITEM_KEY_LENGTH, 'k4k4k4k4k4'),
      ...[item('filmAdded', { filmId: GONE }), asksForFilm(26, GONE), of('closed')],
      told(26, refused('timeout')),
    ],
  },
];
