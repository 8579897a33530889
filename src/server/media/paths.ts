import { join } from 'node:path';

export { partPath, receivedPath, uploadsFolder } from '../files/passing';

/**
 * Where an agency's files are: of one that is kept, below no folder (''), its name; below the agency's own folder, where it is
 * on its way, and kept where that is. Ids are those of rows that exist.
 */
export const jobFolder = (folder: string, processId: string) => join(folder, 'jobs', processId);
/** What an encoding has made and no film has taken yet. */
export const readyFolder = (folder: string, processId: string) => join(jobFolder(folder, processId), 'ready');
export const filmFolder = (folder: string, filmId: string) => join(folder, 'films', filmId);

/** What was uploaded for a talent itself. */
export const talentFolder = (folder: string, talentId: string) => join(folder, 'talents', talentId);
export const talentPicturePath = (folder: string, talentId: string, picture: number) =>
  join(talentFolder(folder, talentId), 'pictures', `${picture}.jpg`);
/** The pictures of films that are not made yet, each by who sent it and the film's temporary id. */
export const newFilmPicturesFolder = (folder: string) => join(folder, 'newFilms');
export const newFilmPicturePath = (
  folder: string,
  { staffId, uploadKey }: { readonly staffId: string; readonly uploadKey: string },
) => join(newFilmPicturesFolder(folder), `${staffId}.${uploadKey}.jpg`);
/** A home screen's pictures. */
export const screenFolder = (folder: string, screenId: string) => join(folder, 'screens', screenId);
export const screenPicturePath = (folder: string, screenId: string, picture: number) =>
  join(screenFolder(folder, screenId), `${picture}.jpg`);
/** Where pictures of a kind of thing stand that were uploaded before the thing was saved; `picture` is that of a row. */
export const namedPicturePath = (folder: string, kind: string, picture: string) =>
  join(folder, kind, `${picture}.jpg`);
export const resumesFolder = (folder: string) => join(folder, 'resumes');
/** `fileName` is that of a row: its pattern (contract, rules/resume) is safe on any disk. */
export const resumePath = (folder: string, fileName: string) => join(resumesFolder(folder), fileName);

/** Names of the files within a film's folder and within what an encoding has made. */
export const FILM_FILE = 'film.mp4';
export const THUMBNAILS = 'thumbnails';
/** The thumbnails of films from before the automatic ones (spec section 9). */
export const OLD_THUMBNAILS = 'vignettes';
/** The file of a film's first own picture, as its row has it from the beginning. */
export const FIRST_OWN_FILE = 'own.jpg';
/** A picture that staff uploaded for a film, by the file that the film's row names. */
export const ownPicturePath = (folder: string, filmId: string, file: string) =>
  join(filmFolder(folder, filmId), file);
/** A file for another picture of a film, by an id that is used once. */
export const ownFileOf = (id: string) => `own.${id}.jpg`;

/**
 * True for an id that may stand as a file's name: plain letters (so that its bytes are few and no two names are one),
 * not hidden, not only dots, and not the name of another upload's part.
 */
export const isFileName = (id: string) =>
  /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/.test(id) && !id.endsWith('.part');
