import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { filmsReducer } from '../../../src/office/entities/films';
import { talentsReducer } from '../../../src/office/entities/talents';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { sessionReducer } from '../../../src/office/entities/session';
import FilmSheet from '../../../src/office/screens/createFilm/FilmSheet';
import FileRefusalAlert from '../../../src/office/screens/uploads/FileRefusalAlert';
import { FileKeeperProvider } from '../../../src/office/ui/fileKeeper';
import {
  createFilmIntents,
  createFilmReducer,
  createFilmSaga,
} from '../../../src/office/workflows/films/createFilm';
import { encodingRetriesReducer } from '../../../src/office/workflows/films/encodingRetries';
import {
  selectUploads,
  uploadFacts,
  uploadsReducer,
  uploadsSaga,
} from '../../../src/office/workflows/films/uploads';
import { serverEventReceived } from '../../../src/office/workflows/office/events';
import { newFilmPicture } from '../../../src/office/workflows/films/newFilmPicture';
import { arrivalsReducer } from '../../../src/office/kernel/fileSlot/arrivals';
import { offline, ok, refused, startWorkflows } from '../support';

/** An open sheet whose workflows run over a scripted world. */
function show(leftOut?: readonly string[]) {
  const office = startWorkflows(
    {
      session: sessionReducer,
      newFilmPicture: newFilmPicture.reducer,
      arrivals: arrivalsReducer,
      uploads: uploadsReducer,
      encodings: encodingsReducer,
      talents: talentsReducer,
      films: filmsReducer,
      createFilm: createFilmReducer,
      encodingRetries: encodingRetriesReducer,
    },
    [uploadsSaga, createFilmSaga, newFilmPicture.saga],
  );
  office.store.dispatch(createFilmIntents.opened({ talentId: 't1', ...(leftOut && { leftOut }) }));
  office.world.answer('ids.new', 'temp-1');
  render(
    <Provider store={office.store}>
      <IntlProvider locale="en" messages={en}>
        <FileKeeperProvider value={({ name, size, type }) => ({ fileId: 'f1', name, size, type })}>
          <FilmSheet />
          <FileRefusalAlert />
        </FileKeeperProvider>
      </IntlProvider>
    </Provider>,
  );
  return office;
}

const title = () => screen.getByRole('textbox', { name: /^Title/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
const pick = (file: File) => userEvent.upload(picker(), file, { applyAccept: false });

test('an empty sheet marks and focuses the title, highlights the file, and calls nothing', async () => {
  const { world } = show();
  await press('Create film');
  expect(title()).toHaveFocus();
  expect(title()).toHaveAccessibleDescription(en['createFilm.titleMissing']);
  expect(screen.getByRole('alert')).toHaveTextContent(en['uploads.fileMissing']);
  expect(world.pending()).toEqual([]);
  await userEvent.type(title(), 'R');
  expect(title()).toBeValid();
});

test.each([
  [['notes.txt'], '“notes.txt” is not a film and was left out.'],
  [['notes.txt', 'plan.pdf'], '2 files are not films and were left out, “notes.txt” among them.'],
])('%j, dropped with a film, are told of, also when something is missing still', async (leftOut, words) => {
  show(leftOut);
  screen.getByText(words);
  await press('Create film');
  screen.getByText(words);
});

test('a title with a sign that turns what stands beside it is told of at its field', async () => {
  const { world } = show();
  await userEvent.type(title(), 'Rose\u202e');
  await press('Create film');
  expect(title()).toHaveAccessibleDescription(en['form.malformed']);
  expect(world.pending()).toEqual([]);
});

test('a year of other than four digits says what to write once it is left, and creates nothing', async () => {
  const { store } = show();
  const year = screen.getByRole('textbox', { name: 'Year' });
  await userEvent.type(title(), 'Rose');
  await userEvent.type(year, '20x6');
  expect(year).toBeValid();
  await press('Create film');
  expect(year).toHaveAccessibleDescription(en['createFilm.yearMalformed']);
  expect(store.getState().createFilm).toMatchObject({ status: 'editing', missing: [] });
  await userEvent.clear(year);
  expect(year).toBeValid();
});

test('a year in the wide digits of a Japanese keyboard is taken, and sent in plain ones', async () => {
  const { store, world } = show();
  await userEvent.type(title(), 'Rose');
  await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '２０２４');
  await pick(new File(['film'], 'rose.mov', { type: 'video/quicktime' }));
  act(() => {
    world.answer('ids.new', 'process-1');
    store.dispatch(uploadFacts.serverFound({ uploadKey: 'temp-1', at: 0 }));
  });
  await press('Create film');
  expect(screen.getByRole('textbox', { name: 'Year' })).toBeValid();
  expect(store.getState().createFilm).toMatchObject({ status: 'saving', input: { year: '2024' } });
});

test('a file that is no film is refused in the words of the specification', async () => {
  const { store } = show();
  await pick(new File(['Dear all'], 'notes.txt', { type: 'text/plain' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('this Video format is not supported');
  await press('OK');
  expect(selectUploads(store.getState())).toEqual([]);
});

test('a chosen film is on its way while the rest is typed', async () => {
  const { world } = show();
  await pick(new File(['film'], 'rose.mov', { type: 'video/quicktime' }));
  act(() => world.answer('ids.new', 'process-1'));
  expect(screen.getByText('rose.mov')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Upload of rose.mov' })).toBeVisible();
  expect(title()).toBeEnabled();
});

test('a file that cannot be encoded makes room for another; nothing offers to encode it again or to make a film of it', async () => {
  const { store, world } = show();
  await pick(new File(['Dear all'], 'notes.mp4', { type: 'video/mp4' }));
  act(() => {
    world.answer('ids.new', 'process-1');
    world.answer('clock.sleep', null);
    world.answer('http.call upload.create', ok({ processId: 'process-1' }));
    world.answer('http.call upload.findServer', ok({ server: 'local' }));
    world.answer('clock.now', 0);
    world.hear('uploads.send', { kind: 'done' });
    store.dispatch(
      serverEventReceived({
        kind: 'encoding',
        processId: 'process-1',
        filmId: '',
        status: 'failed',
        progress: 0,
        reason: 'notAFilm',
      }),
    );
  });
  expect(screen.getByRole('button', { name: en['uploads.chooseAnother'] })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Encode again/ })).toBeNull();
  expect(screen.getByRole('button', { name: en['createFilm.create'] })).toBeDisabled();
});

test('while the upload is in trouble there is nothing to create the film of', async () => {
  const { world } = show();
  await pick(new File(['film'], 'rose.mov', { type: 'video/quicktime' }));
  act(() => world.answer('ids.new', 'process-1'));
  expect(screen.getByRole('button', { name: en['createFilm.create'] })).toBeEnabled();
  act(() => {
    world.answer('clock.sleep', null);
    world.answer('http.call upload.create', refused({ kind: 'forbidden' }));
  });
  expect(screen.getByRole('alert')).toHaveTextContent(en['uploads.trouble.refused']);
  expect(screen.getByRole('button', { name: en['createFilm.create'] })).toBeDisabled();
});

test('closing with an upload and no film asks first; discarding cancels the upload', async () => {
  const { store, world } = show();
  await pick(new File(['film'], 'rose.mov', { type: 'video/quicktime' }));
  act(() => world.answer('ids.new', 'process-1'));
  await press('Cancel');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(en['createFilm.discardUpload']);
  await press('Discard');
  expect(store.getState().createFilm).toEqual({ status: 'closed' });
  expect(selectUploads(store.getState())).toMatchObject([{ status: 'cancelling' }]);
});

test('closing while it is not known whether the film was made says so, and leaves its file where it is', async () => {
  const { store, world } = show();
  await pick(new File(['film'], 'rose.mov', { type: 'video/quicktime' }));
  act(() => {
    world.answer('ids.new', 'process-1');
    store.dispatch(uploadFacts.serverFound({ uploadKey: 'temp-1', at: 0 }));
  });
  await press('Create film');
  act(() => {
    world.answer('ids.new', 'request-1');
    world.answer('http.call film.add', offline);
  });
  await press('Cancel');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(en['createFilm.discardUnknown']);
  await press('Discard');
  expect(store.getState().createFilm).toEqual({ status: 'closed' });
  expect(selectUploads(store.getState())).toMatchObject([{ status: 'uploading' }]);
});

test('what may have been made stays so, whatever the next tries come to', async () => {
  const { store, world } = show();
  await pick(new File(['film'], 'rose.mov', { type: 'video/quicktime' }));
  act(() => {
    world.answer('ids.new', 'process-1');
    world.answer('clock.sleep', null);
    world.answer('http.call upload.create', ok({ processId: 'process-1' }));
    world.answer('http.call upload.findServer', ok({ server: 'local' }));
    world.answer('clock.now', 0);
  });
  await userEvent.type(title(), 'Rose');
  await press('Create film');
  act(() => {
    world.answer('ids.new', 'request-1');
    world.answer('http.call film.add', offline);
  });
  await userEvent.clear(title());
  await press('Create film');
  await userEvent.type(title(), 'Tulip');
  await press('Create film');
  act(() => {
    world.answer('ids.new', 'request-2');
    world.answer('http.call film.add', refused({ kind: 'forbidden' }));
  });
  expect(store.getState().createFilm).toMatchObject({ status: 'refused' });
  await press('Cancel');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(en['createFilm.discardUnknown']);
  await press('Discard');
  expect(selectUploads(store.getState())).toMatchObject([{ status: 'uploading' }]);
});
