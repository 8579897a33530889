import type { DemoFilm } from './films/film';
import { landscapes } from './films/landscapes';
import { nights } from './films/nights';
import { people } from './films/people';

export type { DemoFilm } from './films/film';

/** The films of the demo agencies, each with an mp4 and a poster in static/demo/films. All names are invented. */
export const films: readonly DemoFilm[] = [...landscapes, ...nights, ...people];
