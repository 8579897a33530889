import type { Entry } from '../../../src/office/journal';
import { type Course, does, sleeps, told } from './course';

const films = ['Nocturne', 'Harbour'].map((title) => ({ filmId: `film-${title}`, title }));
const player = (what: string, payload?: unknown) => does(`player/${what}`, payload);
const [isThere, pauses, ends, breaks] = ['metadataLoaded', 'paused', 'ended', 'broke'].map((what) =>
  player(what),
) as [Entry, Entry, Entry, Entry];
const opens = player('opened', { films, index: 0 });

export const courses: readonly Course[] = [
  {
    name: 'films-of-a-reel-chosen-ended-and-broken-before-they-play',
    about: ['player'],
    steps: [
      ...[opens, isThere, player('filmChosen', 0), player('filmChosen', 1)],
      ...[isThere, pauses, breaks, player('filmChosen', 1), player('filmChosen', 0)],
      ...[isThere, ends, isThere, ends, sleeps(5, 'player', 300), told(5, null)],
      ...[opens, isThere, pauses, ends, isThere, pauses, ends, sleeps(6, 'player', 300)],
      ...[opens, isThere, breaks],
    ],
  },
];
