import { filmWindowScripts } from '../../../contract/scripts/filmWindows';
import { filmsActedOn, filmWindows } from '../../entities/filmWindows';
import { agencyFilmList } from '../../workflows/films/agencyFilmList';
import { createFilmReducer, createFilmSaga } from '../../workflows/films/createFilm';
import { newFilmPicture } from '../../workflows/films/newFilmPicture';
import { closingWithPage, overlay } from '../../workflows/office/overlay';
import { playerIntents, playerReducer, playerSaga, selectPlayer } from '../../workflows/films/player';

/** Films are listed, made and played; how one is edited is for every screen, as the tray of uploads leads there. */
export const reducers = {
  agencyFilmList: agencyFilmList.reducer,
  filmWindows: filmWindows.reducer,
  filmsActedOn: filmsActedOn.reducer,
  createFilm: createFilmReducer,
  newFilmPicture: newFilmPicture.reducer,
  player: playerReducer,
};

export const workflows = {
  filmWindows: filmWindows.saga,
  filmsActedOn: filmsActedOn.saga,
  agencyFilmList: agencyFilmList.saga,
  player: playerSaga,
  createFilm: createFilmSaga,
  newFilmPicture: newFilmPicture.saga,
  filmOverlays: closingWithPage([
    overlay(selectPlayer, ['loading', 'loadedMetadata', 'playing', 'paused', 'failed'], playerIntents.closed),
  ]),
};

export const atWork = [newFilmPicture.selectIsUploading] as const;

export const scripts = filmWindowScripts;
