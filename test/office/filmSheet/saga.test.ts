import { sessionReducer } from '../../../src/office/entities/session';
import {
  filmSheetIntents,
  filmSheetReducer,
  filmSheetSaga,
  type FilmSheetValues,
  selectFilmSheet,
} from '../../../src/office/workflows/filmSheet';
import {
  uploadFacts,
  uploadIntents,
  uploadsReducer,
  uploadsSaga,
} from '../../../src/office/workflows/uploads';
import { offline, ok, startWorkflows } from '../support';

const file = { fileId: 'f1', name: 'rose.mov', size: 5_000_000, type: '' };
const values: FilmSheetValues = {
  title: ' Rose ',
  director: 'A. Lund',
  producer: '',
  year: '2024',
  format: '35 mm',
  notes: '',
};

/** An open sheet under the temporary id temp-1. */
function start() {
  const office = startWorkflows(
    { session: sessionReducer, uploads: uploadsReducer, filmSheet: filmSheetReducer },
    [uploadsSaga, filmSheetSaga],
  );
  office.store.dispatch(filmSheetIntents.opened({ talentId: 't1' }));
  office.world.answer('ids.new', 'temp-1');
  const sheet = () => selectFilmSheet(office.store.getState());
  return { ...office, sheet };
}

/** With a file whose upload is being prepared. */
function starting() {
  const office = start();
  office.store.dispatch(uploadIntents.fileChosen({ updateId: 'temp-1', file }));
  office.world.answer('ids.new', 'process-1');
  return office;
}

const underWay = () => {
  const office = starting();
  office.store.dispatch(uploadFacts.serverFound({ updateId: 'temp-1', at: 0 }));
  return office;
};

test('without a title and an upload nothing is called, and both are named', () => {
  const { store, world, sheet } = start();
  store.dispatch(filmSheetIntents.submitted({ ...values, title: '  ' }));
  expect(sheet()).toMatchObject({ status: 'editing', missing: ['title', 'upload'] });
  expect(world.pending()).toEqual([]);
});

test('an upload is enough to create the film: it goes on in the background', () => {
  const { store, world, sheet } = underWay();
  store.dispatch(filmSheetIntents.submitted(values));
  store.dispatch(filmSheetIntents.submitted(values));
  expect(world.inputOf('http.call film.add')).toEqual({
    ...values,
    title: 'Rose',
    talentId: 't1',
    temporaryId: 'temp-1',
    hasPicture: false,
  });
  world.answer('http.call film.add', ok('film-9'));
  expect(world.asked.filter((name) => name === 'http.call film.add')).toHaveLength(1);
  expect(sheet()).toEqual({ status: 'closed' });
});

test('an upload that is about to start is waited for', () => {
  const { store, world, sheet } = starting();
  store.dispatch(filmSheetIntents.submitted(values));
  expect(sheet().status).toBe('saving');
  expect(world.pending()).not.toContain('http.call film.add');
  store.dispatch(uploadFacts.serverFound({ updateId: 'temp-1', at: 0 }));
  expect(world.pending()).toContain('http.call film.add');
});

test('an upload that could not start is missing', () => {
  const { store, sheet } = starting();
  store.dispatch(filmSheetIntents.submitted(values));
  store.dispatch(uploadFacts.failed({ updateId: 'temp-1', trouble: 'refused' }));
  expect(sheet()).toMatchObject({ status: 'editing', missing: ['upload'] });
});

test.each([
  ['notAFilm', ['upload']],
  ['internal', null],
])(
  'of a file that could not be encoded (%s) a film is created only if trying again can help',
  (reason, missing) => {
    const { store, world, sheet } = underWay();
    store.dispatch(uploadFacts.received({ updateId: 'temp-1' }));
    const encoding = { status: 'failed', progress: 0, reason } as const;
    store.dispatch(uploadFacts.encodingMoved({ updateId: 'temp-1', encoding }));
    store.dispatch(filmSheetIntents.submitted(values));
    expect(sheet()).toMatchObject(missing ? { status: 'editing', missing } : { status: 'saving' });
    expect(world.pending().includes('http.call film.add')).toBe(missing === null);
  },
);

test('a refusal leaves the sheet open with the reason, and the film can be created again', () => {
  const { store, world, sheet } = underWay();
  store.dispatch(filmSheetIntents.submitted(values));
  world.answer('http.call film.add', offline);
  expect(sheet()).toMatchObject({ status: 'editing', temporaryId: 'temp-1', refusal: { kind: 'offline' } });
  store.dispatch(filmSheetIntents.submitted(values));
  expect(world.inputOf('http.call film.add')).toMatchObject({ temporaryId: 'temp-1' });
});
