import { configurationReducer } from '../../../src/office/entities/configuration';
import { sessionReducer } from '../../../src/office/entities/session';
import { editFilmIntents, editFilmReducer, editFilmSaga } from '../../../src/office/workflows/films/editFilm';
import { startWorkflows } from '../support';
import { session } from '../people';

test('the original opens in a new window with the film id and the client database name (spec section 6)', () => {
  const { world, store } = startWorkflows(
    { configuration: configurationReducer, editFilm: editFilmReducer, session: sessionReducer },
    [editFilmSaga],
    { session: { current: session() } },
  );
  store.dispatch(editFilmIntents.originalRequested({ filmId: 'f1' }));
  expect(world.inputOf('windows.open')).toEqual({ url: '/media/films/f1/original?dbClient=co_db' });
});
