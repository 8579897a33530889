import { combineReducers, configureStore, type Reducer, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { films, filmsReducer } from '../../../src/office/entities/films';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reels, reelsReducer } from '../../../src/office/entities/reels';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import { reelChangesReducer, reelChangesSaga } from '../../../src/office/workflows/reels/reelChanges';
import {
  selectFilmPage,
  selectShownTalentId,
  talentPageReducer,
  talentPageSaga,
} from '../../../src/office/workflows/talents/talentPage';
import { scriptedWorld } from '../../tools/scriptedWorld';
import { ok } from '../talents/catalogue';
import { sagaOf, type Workflow } from '../support';

export const reel = {
  reelId: 'r1',
  type: 'MR',
  position: 1,
  title: 'Showreel',
  code: 'c',
  online: true,
  isLink: false,
  linkValue: '',
};
export const FILMS = 'http.call talentFilms.list';
/** Single films by their ids. */
export const ROWS = 'http.call agencyFilms.list';
export const REELS = 'http.call talentReels.list';

/** The talent page over a world that answers when the test says so, with more if wanted; no address is shown yet. */
export function start(reducers: Record<string, Reducer> = {}, more: readonly Workflow[] = []) {
  const world = scriptedWorld();
  const sagas = createSagaMiddleware({ context: { world, caller: () => 'staff-1' } });
  const store = configureStore({
    reducer: combineReducers({
      films: filmsReducer,
      encodings: encodingsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      reels: reelsReducer,
      reelChanges: reelChangesReducer,
      talentPage: talentPageReducer,
      ...reducers,
    }),
    middleware: () => new Tuple(sagas),
  });
  for (const saga of [films.saga, reels.saga, talentPageSaga, reelChangesSaga, ...more])
    sagas.run(sagaOf(saga));
  const goTo = (path: string) => store.dispatch(locationChanged({ path }));
  const answer = (films: readonly unknown[]) => {
    world.answer(FILMS, ok(films));
    world.answer(REELS, ok({ reels: [reel], rows: [] }));
  };
  const page = () => selectFilmPage(store.getState());
  /** How the questions for films and reels stand; nothing while no page is open. */
  const status = () => {
    const talentId = selectShownTalentId(store.getState());
    if (talentId === undefined) return 'closed';
    const { status: ofFilms } = films.selectQuery(store.getState(), { talentId });
    const { status: ofReels } = reels.selectQuery(store.getState(), { talentId });
    return ofFilms === ofReels ? ofFilms : `${ofFilms}, ${ofReels}`;
  };
  return { world, store, goTo, answer, page, status };
}

/** The page of talent t1 with these films and one reel. */
export const open = (films: readonly unknown[]) => {
  const office = start();
  office.goTo('/app/page/talent/t1');
  office.answer(films);
  return office;
};
