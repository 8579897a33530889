import type { Entry } from '../../../src/office/journal';
import { calls, changed, type Course, does, EVENTS, goes, hears, ok, refused, sleeps, told } from './course';

const FILM = 'YaS5eCePeiEl7xVQ2KXa';
const OTHER = 'CccFI3ut5X4KofzFQqNR';
const SCREEN = '/app/page/checkfilms';
const by = 'pictureCheck';

const candidate = (filmId: string, pictureId?: string) => ({
  ...{ filmId, title: 'Embers', director: 'Tomás Arriaga', year: '2024', talentLastName: 'Arriaga' },
  ...(pictureId !== undefined && { pictureId }),
});
const waiting = (pictureId: string) => ({ pictureId, name: `films/${pictureId}.jpg`, date: '24/11/2026' });
const PICTURES = ['picture-1', 'picture-2', 'picture-3'];
const checks = (ids: readonly string[] = PICTURES) => ({
  pictures: ids.map(waiting),
  candidates: [...ids.map((id) => candidate(FILM, id)), candidate(OTHER)],
});
const shown = (pictureId: string) => ({
  ...waiting(pictureId),
  candidates: [candidate(FILM, pictureId), candidate(OTHER)],
});

const asksForPictures = (k: number) => calls(k, 'pictureChecks', 'pictureChecks.list');
const asksForFilms = (k: number) => calls(k, 'filmsToEncode', 'filmsToEncode.list');
const isOpen = (ids?: readonly string[]): readonly Entry[] => [
  does('kits/arrived', { kit: 'checkFilms' }),
  goes(SCREEN),
  asksForPictures(3),
  asksForFilms(4),
  told(3, ok(checks(ids))),
];
const decides = (pictureId: string, verdict: string, filmId = FILM) =>
  does('pictureCheck/decided', { picture: shown(pictureId), verdict, filmId });
const says = (k: number, pictureId: string, verdict: string) =>
  calls(k, by, 'pictureCheck.decide', { pictureId, verdict });

export const courses: readonly Course[] = [
  {
    name: 'pictures-decided-one-after-the-other',
    about: [by, 'pictureChecks', 'films'],
    steps: [
      ...isOpen(),
      does('pictureCheck/undone'),
      decides('picture-1', 'taken'),
      says(5, 'picture-1', 'taken'),
      decides('picture-2', 'refused', OTHER),
      told(5, ok({})),
      says(6, 'picture-2', 'refused'),
      does('pictureCheck/postponed', { pictureId: 'picture-3' }),
      told(6, ok({})),
      decides('picture-3', 'taken'),
      says(7, 'picture-3', 'taken'),
      told(7, ok({})),
      asksForPictures(8),
      told(8, ok(checks([]))),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'pictures-all-decided-before-the-first-is-saved',
    about: [by, 'pictureChecks'],
    steps: [
      ...isOpen(['picture-1', 'picture-2']),
      decides('picture-1', 'taken'),
      says(5, 'picture-1', 'taken'),
      decides('picture-2', 'taken'),
      told(5, ok({})),
      says(6, 'picture-2', 'taken'),
      told(6, ok({})),
      asksForPictures(7),
    ],
  },
  {
    name: 'picture-decision-taken-back',
    about: [by, 'pictureChecks'],
    steps: [
      ...isOpen(),
      decides('picture-1', 'taken'),
      says(5, 'picture-1', 'taken'),
      decides('picture-2', 'refused'),
      does('pictureCheck/undone'),
      does('pictureCheck/undone'),
      told(5, ok({})),
      says(6, 'picture-1', 'open'),
      told(6, ok({})),
      does('pictureCheck/postponed', { pictureId: 'picture-1' }),
      does('pictureCheck/postponed', { pictureId: 'picture-2' }),
      decides('picture-1', 'refused'),
      says(7, 'picture-1', 'refused'),
      told(7, ok({})),
      does('pictureCheck/undone'),
      says(8, 'picture-1', 'open'),
      told(8, ok({})),
    ],
  },
  {
    name: 'picture-decision-refused-then-said-again',
    about: [by, 'pictureChecks'],
    steps: [
      ...isOpen(),
      decides('picture-1', 'taken'),
      says(5, 'picture-1', 'taken'),
      decides('picture-2', 'refused'),
      told(5, refused('timeout')),
      decides('picture-3', 'refused'),
      does('pictureCheck/retried'),
      says(6, 'picture-1', 'taken'),
      told(6, ok({})),
      says(7, 'picture-2', 'refused'),
      told(7, refused('notFound')),
      does('pictureCheck/dismissed'),
      asksForPictures(8),
      told(8, ok(checks(['picture-3']))),
      decides('picture-3', 'refused'),
      says(9, 'picture-3', 'refused'),
      goes('/app/dashboard'),
      told(9, ok({})),
    ],
  },
  {
    name: 'pictures-asked-for-again-when-a-film-is-another',
    about: [by, 'pictureChecks', 'filmsToEncode', 'filmsToEncodeList'],
    steps: [
      ...isOpen(['picture-1']),
      told(4, ok([])),
      changed('film', FILM, 9),
      sleeps(20, 'films', 400),
      sleeps(21, 'filmsToEncode', 400),
      sleeps(5, 'pictureChecks', 400),
      told(5, null),
      asksForPictures(6),
      told(6, refused('timeout')),
      decides('picture-1', 'taken'),
      says(7, 'picture-1', 'taken'),
      told(7, ok({})),
      asksForPictures(8),
      told(8, ok(checks([]))),
      hears(EVENTS, {
        kind: 'encoding',
        processId: 'p',
        filmId: FILM,
        status: 'running',
        progress: 1,
        reason: '',
      }),
      hears(EVENTS, {
        kind: 'encoding',
        processId: 'p',
        filmId: '',
        status: 'failed',
        progress: 1,
        reason: 'x',
      }),
      hears(EVENTS, {
        kind: 'encoding',
        processId: 'p',
        filmId: FILM,
        status: 'failed',
        progress: 1,
        reason: 'x',
      }),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'picture-decided-and-its-screen-left-before-that-is-saved',
    about: [by, 'pictureChecks'],
    steps: [
      ...[...isOpen(['picture-1']), decides('picture-1', 'taken'), says(5, 'picture-1', 'taken')],
      ...[does('pictureChecks/reloadRequested', { params: {} }), asksForPictures(6), told(6, ok(checks([])))],
      ...[goes('/app/dashboard'), told(5, ok({}))],
    ],
  },
];
