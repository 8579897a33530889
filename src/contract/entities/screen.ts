import { alsoCalled, optional, type ValueOf } from '../wire/field';
import { flag, id, text, whole } from '../wire/fields';

/** What is written in a home screen: a caption, which is plain text, and the film that it leads to, empty for none. */
export const screenContentFields = {
  legend: text('SCREEN_LEGEND', { max: 500 }),
  filmId: text('SCREEN_FILM_ID', { max: 100 }),
};
export type ScreenContent = ValueOf<typeof screenContentFields>;

/**
 * A home screen of the agency's site: a splash picture with its caption. Where the backend is ours, `picture` is the number
 * of the picture on show, from 1 (0: it has none), `position` orders the screens, `goesOnAt` and `goesOffAt` tell when it
 * goes on the site and off it next, where that is scheduled, and `version` counts the changes.
 */
export const screenFields = {
  screenId: alsoCalled('SCREEN_ID', id('PICTURE_ID')),
  filmId: text('FILM_ID'),
  legend: text('LEGEND'),
  online: flag('ON_WEBSITE'),
  picture: optional(whole('PICTURE')),
  position: optional(whole('POSITION')),
  goesOnAt: optional(text('GOES_ON_AT')),
  goesOffAt: optional(text('GOES_OFF_AT')),
  version: optional(whole('ROW_VERSION')),
};
export type Screen = ValueOf<typeof screenFields>;
