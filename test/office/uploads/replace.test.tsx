import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import type { ListedFilm } from '../../../src/contract/entities/film';
import { talentsReducer } from '../../../src/office/entities/talents';
import { filmsReducer } from '../../../src/office/entities/films';
import { encodings, encodingsReducer } from '../../../src/office/entities/encodings';
import { FilmState } from '../../../src/office/screens/talentPage/FilmState';
import UploadsTray from '../../../src/office/screens/uploads/UploadsTray';
import { editFilmReducer } from '../../../src/office/workflows/films/editFilm';
import { encodingRetriesReducer } from '../../../src/office/workflows/films/encodingRetries';
import { uploadFacts, uploadsReducer } from '../../../src/office/workflows/films/uploads';
import { signedInPerson } from '../people';
import { startWorkflows } from '../support';
import { film as filmOf } from '../talents/catalogue';
import { listed } from './uploading';
import { talentFilmsLoaded } from '../loaded';

const failedFilm = (encodingReason: string): ListedFilm => ({
  ...filmOf('f1', 1),
  processId: 'process-0',
  encoding: 'failed',
  encodingReason,
});

const pieces = {
  tray: () => <UploadsTray />,
  card: (film: ListedFilm) => <FilmState film={film} upload={undefined} isStrip={false} />,
};

/** A film that could not be encoded, in the tray or on its card. */
function show(where: keyof typeof pieces, reason: string, over: Partial<ListedFilm> = {}) {
  const { store } = startWorkflows(
    {
      ...signedInPerson,
      films: filmsReducer,
      uploads: uploadsReducer,
      encodings: encodingsReducer,
      talents: talentsReducer,
      editFilm: editFilmReducer,
      encodingRetries: encodingRetriesReducer,
    },
    [],
  );
  const film = { ...failedFilm(reason), ...over };
  store.dispatch(talentFilmsLoaded({ talentId: 't1', films: [film] }));
  const process = { stage: 'received', filmId: 'f1', encoding: 'failed', encodingReason: reason };
  const reply = [listed(process)] as never;
  store.dispatch(encodings.facts.loaded({ params: {}, reply }));
  store.dispatch(uploadFacts.listed(reply));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {pieces[where](film)}
      </IntlProvider>
    </Provider>,
  );
  return store;
}

const again = /^Encode again: (rose\.mov|Film f1)$/;
const replace = /^Replace the file… \((rose\.mov|Film f1)\)$/;

test.each(['tray', 'card'] as const)(
  'in the %s, a file that is no film offers to be replaced and not to be encoded again',
  async (where) => {
    const store = show(where, 'notAFilm');
    expect(screen.queryByRole('button', { name: /^Encode/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: replace }));
    expect(store.getState().editFilm).toEqual({ status: 'open', filmId: 'f1', section: 'file' });
  },
);

test.each(['tray', 'card'] as const)(
  "in the %s, a fault of the server's offers to encode the file again",
  (where) => {
    show(where, 'internal');
    expect(screen.getByRole('button', { name: again })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
  },
);

test('a film without a file offers to send one', async () => {
  const store = show('card', '', { encoding: 'none', processId: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Add the film file… (Film f1)' }));
  expect(store.getState().editFilm).toEqual({ status: 'open', filmId: 'f1', section: 'file' });
});
