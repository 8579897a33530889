import { encodingsReducer } from '../../../src/office/entities/encodings';
import { sessionReducer } from '../../../src/office/entities/session';
import {
  createFilmIntents,
  createFilmReducer,
  createFilmSaga,
  type CreateFilmInput,
  selectCreateFilm,
} from '../../../src/office/workflows/films/createFilm';
import { serverEventReceived } from '../../../src/office/workflows/office/events';
import {
  selectUpload,
  uploadFacts,
  uploadIntents,
  uploadsReducer,
  uploadsSaga,
} from '../../../src/office/workflows/films/uploads';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import { newFilmPicture } from '../../../src/office/workflows/films/newFilmPicture';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { arrivalsReducer } from '../../../src/office/kernel/fileSlot/arrivals';
import { session } from '../people';
import { filmsReducer } from '../../../src/office/entities/films';
import { offline, ok, refused, startWorkflows } from '../support';

const file = { fileId: 'f1', name: 'rose.mov', size: 5_000_000, type: '' };
const values: CreateFilmInput = {
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
    {
      session: sessionReducer,
      configuration: configurationReducer,
      newFilmPicture: newFilmPicture.reducer,
      arrivals: arrivalsReducer,
      uploads: uploadsReducer,
      encodings: encodingsReducer,
      films: filmsReducer,
      createFilm: createFilmReducer,
    },
    [uploadsSaga, createFilmSaga, newFilmPicture.saga],
    { session: { current: session() } },
  );
  office.store.dispatch(createFilmIntents.opened({ talentId: 't1' }));
  office.world.answer('ids.new', 'temp-1');
  const sheet = () => selectCreateFilm(office.store.getState());
  return { ...office, sheet };
}

/** With a file whose upload is being prepared. */
function starting() {
  const office = start();
  office.store.dispatch(uploadIntents.fileChosen({ uploadKey: 'temp-1', file }));
  office.world.answer('ids.new', 'process-1');
  return office;
}

const underWay = () => {
  const office = starting();
  office.store.dispatch(uploadFacts.serverFound({ uploadKey: 'temp-1', at: 0 }));
  return office;
};

const SEND = 'uploads.sendForm';
const arrived = { kind: 'answered', answer: ok({ clusterPath: '', picture: 0 }) };
const CREATE = 'http.call film.add';

/** Chooses a picture for the film of the sheet and lets the button's moment pass. */
function choosePicture({ store, world }: ReturnType<typeof start>): void {
  const picture = { fileId: 'p1', name: 'rose.png', size: 10, type: 'image/png' };
  store.dispatch(newFilmPicture.intents.fileChosen({ id: 'temp-1', file: picture }));
  world.answerNewest('clock.sleep', null);
}

describe('files that are dropped together', () => {
  const files = ['one.mov', 'two.mov'].map((name) => ({ ...file, fileId: name, name }));
  /** The sheet of the first is open, and its upload is under way. */
  function dropped() {
    const office = start();
    office.store.dispatch(createFilmIntents.closed());
    office.store.dispatch(createFilmIntents.opened({ talentId: 't1', files }));
    office.world.answer('ids.new', 'temp-2');
    office.world.answer('ids.new', 'process-2');
    office.store.dispatch(uploadFacts.serverFound({ uploadKey: 'temp-2', at: 0 }));
    return office;
  }

  test('each make a film: the first is sent at once, the next once its film is made', () => {
    const { store, world, sheet } = dropped();
    expect(selectUpload(store.getState(), 'temp-2')).toMatchObject({ file: files[0] });
    expect(sheet()).toMatchObject({ status: 'editing', files: [files[1]] });
    store.dispatch(createFilmIntents.submitted(values));
    world.answer('ids.new', 'request-1');
    world.answer(CREATE, ok('film-1'));
    world.answer('ids.new', 'temp-3');
    world.answer('ids.new', 'process-3');
    expect(sheet()).toEqual({
      status: 'editing',
      talentId: 't1',
      uploadKey: 'temp-3',
      hasPicture: false,
      missing: [],
    });
    expect(selectUpload(store.getState(), 'temp-3')).toMatchObject({ file: files[1] });
  });

  test('those that wait are forgotten with the sheet', () => {
    const { store, world, sheet } = dropped();
    store.dispatch(createFilmIntents.closed());
    expect(sheet()).toEqual({ status: 'closed' });
    expect(world.inputOf('files.forget')).toEqual({ fileId: 'two.mov' });
  });
});

describe('a picture for the new film', () => {
  test('is sent under the temporary id at half its size; the film is made with it once it is there', () => {
    const office = underWay();
    const { store, world } = office;
    choosePicture(office);
    expect(world.inputOf(SEND)).toMatchObject({
      script: 'picture.upload',
      input: { name: 'temp-1', kind: 'newFilm', heightPercent: 50, widthPercent: 50 },
    });
    store.dispatch(createFilmIntents.submitted(values));
    expect(world.pending()).not.toContain('ids.new');
    world.hear(SEND, arrived);
    world.answer('ids.new', 'request-1');
    expect(world.inputOf(CREATE)).toMatchObject({ uploadKey: 'temp-1', hasPicture: true });
  });

  test('that is not wanted any more is not taken', () => {
    const office = underWay();
    const { store, world } = office;
    choosePicture(office);
    world.hear(SEND, arrived);
    store.dispatch(createFilmIntents.pictureRemoved());
    store.dispatch(createFilmIntents.submitted(values));
    world.answer('ids.new', 'request-1');
    expect(world.inputOf(CREATE)).toMatchObject({ hasPicture: false });
  });

  test('that is refused while the film waits for it is seen so: the film is made without it by a second press', () => {
    const office = underWay();
    const { store, world, sheet } = office;
    choosePicture(office);
    store.dispatch(createFilmIntents.submitted(values));
    world.hear(SEND, { kind: 'answered', answer: refused({ kind: 'tooLarge' }) });
    expect(sheet()).toMatchObject({ status: 'editing', missing: ['picture'] });
    expect(newFilmPicture.select(store.getState())).toMatchObject({ status: 'refused' });
    store.dispatch(createFilmIntents.submitted(values));
    world.answer('ids.new', 'request-1');
    expect(world.inputOf(CREATE)).toMatchObject({ hasPicture: false });
  });

  test('that is refused while the film waits for its upload is seen so too', () => {
    const office = starting();
    const { store, world, sheet } = office;
    choosePicture(office);
    store.dispatch(createFilmIntents.submitted(values));
    world.hear(SEND, { kind: 'answered', answer: refused({ kind: 'tooLarge' }) });
    store.dispatch(uploadFacts.serverFound({ uploadKey: 'temp-1', at: 0 }));
    expect(sheet()).toMatchObject({ status: 'editing', missing: ['picture'] });
  });

  test('that was refused is let go of once the film is made', () => {
    const office = underWay();
    const { store, world } = office;
    choosePicture(office);
    world.hear(SEND, { kind: 'answered', answer: refused({ kind: 'tooLarge' }) });
    store.dispatch(createFilmIntents.submitted(values));
    world.answer('ids.new', 'request-1');
    world.answer(CREATE, ok('film-9'));
    expect(newFilmPicture.select(store.getState())).toEqual({ status: 'idle' });
    expect(world.inputOf('files.forget')).toEqual({ fileId: 'p1' });
  });

  test('that comes once the answer was lost makes another request: the first may have made the film without', () => {
    const office = underWay();
    const { store, world } = office;
    store.dispatch(createFilmIntents.submitted(values));
    world.answer('ids.new', 'request-1');
    world.answer(CREATE, offline);
    choosePicture(office);
    world.hear(SEND, arrived);
    store.dispatch(createFilmIntents.submitted(values));
    world.answer('ids.new', 'request-2');
    expect(world.inputOf(CREATE)).toMatchObject({ hasPicture: true, requestId: 'request-2' });
    world.answer(CREATE, offline);
    store.dispatch(createFilmIntents.submitted(values));
    expect(world.inputOf(CREATE)).toMatchObject({ hasPicture: true, requestId: 'request-2' });
  });

  test('is sent no further once the sheet is closed', () => {
    const office = start();
    choosePicture(office);
    office.store.dispatch(createFilmIntents.closed());
    expect(office.world.pending()).toEqual(['files.forget']);
  });
});

test('without a title and an upload nothing is called, and both are named', () => {
  const { store, world, sheet } = start();
  store.dispatch(createFilmIntents.submitted({ ...values, title: '  ' }));
  expect(sheet()).toMatchObject({ status: 'editing', missing: ['title', 'upload'] });
  expect(world.pending()).toEqual([]);
});

test('an upload is enough to create the film: it goes on in the background', () => {
  const { store, world, sheet } = underWay();
  store.dispatch(createFilmIntents.submitted(values));
  store.dispatch(createFilmIntents.submitted(values));
  world.answer('ids.new', 'request-1');
  expect(world.inputOf('http.call film.add')).toEqual({
    ...values,
    title: 'Rose',
    talentId: 't1',
    uploadKey: 'temp-1',
    hasPicture: false,
    requestId: 'request-1',
  });
  world.answer('http.call film.add', ok('film-9'));
  expect(world.asked.filter((name) => name === 'http.call film.add')).toHaveLength(1);
  expect(sheet()).toEqual({ status: 'closed' });
});

test('an upload that is about to start is waited for', () => {
  const { store, world, sheet } = starting();
  store.dispatch(createFilmIntents.submitted(values));
  expect(sheet().status).toBe('saving');
  expect(world.pending()).not.toContain('http.call film.add');
  store.dispatch(uploadFacts.serverFound({ uploadKey: 'temp-1', at: 0 }));
  world.answer('ids.new', 'request-1');
  expect(world.pending()).toContain('http.call film.add');
});

test('an upload that could not start is missing', () => {
  const { store, sheet } = starting();
  store.dispatch(createFilmIntents.submitted(values));
  store.dispatch(uploadFacts.failed({ uploadKey: 'temp-1', trouble: 'refused' }));
  expect(sheet()).toMatchObject({ status: 'editing', missing: ['upload'] });
});

test.each([
  ['notAFilm', ['upload']],
  ['internal', null],
])(
  'of a file that could not be encoded (%s) a film is created only if trying again can help',
  (reason, missing) => {
    const { store, world, sheet } = underWay();
    store.dispatch(uploadFacts.received({ uploadKey: 'temp-1' }));
    const failed = { kind: 'encoding', filmId: '', status: 'failed', progress: 0, reason } as const;
    store.dispatch(serverEventReceived({ ...failed, processId: 'process-1' }));
    store.dispatch(createFilmIntents.submitted(values));
    expect(sheet()).toMatchObject(missing ? { status: 'editing', missing } : { status: 'saving' });
    expect(world.pending().includes('ids.new')).toBe(missing === null);
  },
);

test('a refusal leaves the sheet open with the reason, and the film can be created again', () => {
  const { store, world, sheet } = underWay();
  store.dispatch(createFilmIntents.submitted(values));
  world.answer('ids.new', 'request-1');
  world.answer('http.call film.add', refused({ kind: 'forbidden' }));
  expect(sheet()).toMatchObject({ status: 'refused', uploadKey: 'temp-1', refusal: { kind: 'forbidden' } });
  store.dispatch(createFilmIntents.submitted(values));
  world.answer('ids.new', 'request-2');
  expect(world.inputOf('http.call film.add')).toMatchObject({ uploadKey: 'temp-1', requestId: 'request-2' });
});

test('a film whose answer was lost is asked for again as the same request', () => {
  const { store, world, sheet } = underWay();
  store.dispatch(createFilmIntents.submitted(values));
  world.answer('ids.new', 'request-1');
  world.answer('http.call film.add', offline);
  expect(sheet()).toMatchObject({ status: 'doubtful', refusal: { kind: 'offline' } });
  store.dispatch(createFilmIntents.submitted(values));
  expect(world.inputOf('http.call film.add')).toMatchObject({ requestId: 'request-1' });
});

test.each([
  ['stays where the answer was lost: there may be such a film', offline, 'uploading'],
  ['goes where the film was refused', refused({ kind: 'forbidden' }), 'cancelling'],
])('when its page is left, the file of a new film %s', (_what, answer, status) => {
  const { store, world, sheet } = underWay();
  store.dispatch(createFilmIntents.submitted(values));
  world.answer('ids.new', 'request-1');
  world.answer('http.call film.add', answer);
  store.dispatch(locationChanged({ path: '/outbox' }));
  expect(sheet()).toEqual({ status: 'closed' });
  expect(selectUpload(store.getState(), 'temp-1')).toMatchObject({ status });
});
