import { landscapes } from './catalogue/landscapes';
import { nights } from './catalogue/nights';
import { people } from './catalogue/people';
import type { DemoFilm } from './film';

export type { DemoFilm } from './film';

/** The films of the demo agencies, each with an mp4 and a poster in static/demo/films. All names are invented. */
export const films: readonly DemoFilm[] = [...landscapes, ...nights, ...people];
