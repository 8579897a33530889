import { optional, type ValueOf } from '../wire/field';
import { choice, flag, id, kept, text, whole } from '../wire/fields';
import { words } from '../wire/words';

/** Where a film's encoding stands; `none` has no film file yet. */
export const encodingStatuses = {
  NONE: 'none',
  WAITING: 'waiting',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
} as const;
export type EncodingStatus = (typeof encodingStatuses)[keyof typeof encodingStatuses];

/** True until an encoding has come to an end: more news of it will come by itself. */
export const isUnderWay = (status: EncodingStatus) => status === 'waiting' || status === 'running';

/** A film (spec section 3). Fields after `aspectRatio` are ours and optional: an agency's old scripts omit them. */
export const filmFields = {
  filmId: id('FILM_ID'),
  /** The film number: films are listed by it. */
  number: whole('ACTUAL_ID'),
  title: text('TITRE'),
  director: text('REA'),
  producer: text('PROD'),
  year: text('YEAR'),
  format: text('SHOT_FORMAT'),
  notes: text('EXTRAS', { max: 5000 }),
  tags: words('TAGS'),
  talentLastName: text('LAST_NAME'),
  clusterPath: text('CLUSTER_AD_1'),
  thumbnailCount: whole('NbVignAuto'),
  chosenThumbnail: whole('ChosenVign'),
  ownThumbnail: flag('UHDVign'),
  checked: flag('HasBeenChecked'),
  onReel: flag('ONREEL'),
  fileName: text('720_name'),
  squarePicture: kept('HAS_square2x'),
  pictures: kept('PICTS'),
  smartCrop: kept('SmartCrop'),
  pictureColour: kept('RGB_CSS'),
  fileVersion1280: kept('1280_version'),
  talentId: optional(text('TEC_ID')),
  /** Seconds; 0 until the film is encoded. */
  duration: optional(whole('DURATION')),
  encoding: optional(choice('ENCODING', encodingStatuses)),
  /** Per cent. */
  encodingProgress: optional(whole('ENCODING_PROGRESS', 0, 100)),
  encodingReason: optional(text('ENCODING_REASON', { max: 2000 })),
  processId: optional(text('PROCESS_ID')),
  /** Changes with the film's pictures, so that a browser does not show those it has kept. */
  pictureVersion: optional(text('HAS_NEW_PIC_ID')),
  /** Grows with each change of what the film-info form edits. */
  version: optional(whole('ROW_VERSION')),
};
/** As lists tell of it, with where the encoding of its file stands. */
export type ListedFilm = ValueOf<typeof filmFields>;
export type Film = Omit<ListedFilm, 'encoding' | 'encodingProgress' | 'encodingReason'>;

const { filmId, title, director, year, talentLastName } = filmFields;
/** A film, as far as people tell it from others. */
export const namedFilmFields = { filmId, title, director, year, talentLastName };

const { duration, encoding, encodingProgress, processId } = filmFields;
/** A film that was searched for, with whether it can be played, which is ours. */
export const foundFilmFields = { ...namedFilmFields, duration, encoding, encodingProgress, processId };
export type FoundFilm = ValueOf<typeof foundFilmFields>;
