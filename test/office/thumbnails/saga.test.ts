import {
  selectThumbnails,
  thumbnailIntents,
  thumbnailsReducer,
  thumbnailsSaga,
} from '../../../src/office/workflows/films/thumbnails';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { filmsReducer } from '../../../src/office/entities/films';
import { sessionReducer } from '../../../src/office/entities/session';
import { sessionRestored } from '../../../src/office/kernel/sessionFacts';
import { session } from '../people';
import { offline, ok, startWorkflows, uploadPauses } from '../support';
import { film } from '../talents/catalogue';
import { talentFilmsLoaded } from '../loaded';

const CHOOSE = 'http.call film.chooseThumbnail';
const SLEEP = 'clock.sleep';
const choice = (thumbnail: number) => thumbnailIntents.chosen({ filmId: 'f1', thumbnail });

function start(thumbnails = thumbnailsReducer) {
  const reducers = {
    configuration: configurationReducer,
    films: filmsReducer,
    session: sessionReducer,
    thumbnails,
  };
  const { world, store } = startWorkflows(
    reducers,
    [thumbnailsSaga],
    { session: { current: session() } },
    uploadPauses,
  );
  const films = [film('f1', 1, { clusterPath: 'films' })];
  store.dispatch(talentFilmsLoaded({ talentId: 't1', films }));
  return { world, store, state: () => selectThumbnails(store.getState()) };
}

test('a choice is kept at once; its check mark fades after 1.2 s', () => {
  const { world, store, state } = start();
  store.dispatch(choice(3));
  expect(world.inputOf(CHOOSE)).toEqual({ filmId: 'f1', thumbnail: 3 });
  world.answer(CHOOSE, ok());
  expect(state()).toMatchObject({ status: 'saved', thumbnail: 3 });
  expect(world.inputOf(SLEEP)).toEqual({ milliseconds: 1200 });
  world.answer(SLEEP, null);
  expect(state().status).toBe('idle');
});

test('of the choices made while one is on its way, the newest is sent next', () => {
  const { world, store, state } = start();
  for (const thumbnail of [1, 2, 3, 4]) store.dispatch(choice(thumbnail));
  expect(world.pending()).toEqual([CHOOSE]);
  world.answer(CHOOSE, ok());
  expect(world.inputOf(CHOOSE)).toEqual({ filmId: 'f1', thumbnail: 4 });
  world.answer(CHOOSE, ok());
  expect(state()).toMatchObject({ status: 'saved', thumbnail: 4 });
});

test('choices for other films meanwhile are sent one after the other, of each film the newest', () => {
  const { world, store, state } = start();
  store.dispatch(choice(3));
  for (const [filmId, thumbnail] of [
    ['f2', 1],
    ['f3', 2],
    ['f2', 4],
  ] as const)
    store.dispatch(thumbnailIntents.chosen({ filmId, thumbnail }));
  world.answer(CHOOSE, ok());
  expect(world.inputOf(CHOOSE)).toEqual({ filmId: 'f3', thumbnail: 2 });
  world.answer(CHOOSE, offline);
  expect(world.inputOf(CHOOSE)).toEqual({ filmId: 'f2', thumbnail: 4 });
  world.answer(CHOOSE, ok());
  expect(state()).toMatchObject({ status: 'saved', filmId: 'f2', thumbnail: 4 });
});

test('a choice for another film is sent also when the first is refused', () => {
  const { world, store, state } = start();
  store.dispatch(choice(3));
  store.dispatch(thumbnailIntents.chosen({ filmId: 'f2', thumbnail: 1 }));
  world.answer(CHOOSE, offline);
  expect(state()).toMatchObject({ status: 'choosing', filmId: 'f2', thumbnail: 1 });
  expect(world.inputOf(CHOOSE)).toEqual({ filmId: 'f2', thumbnail: 1 });
});

test('a choice that is refused says why, and another may be made', () => {
  const { world, store, state } = start();
  store.dispatch(choice(3));
  world.answer(CHOOSE, offline);
  expect(state()).toMatchObject({ status: 'refused', refusal: { kind: 'offline' } });
  store.dispatch(choice(2));
  expect(world.inputOf(CHOOSE)).toEqual({ filmId: 'f1', thumbnail: 2 });
});

describe("a picture of one's own", () => {
  const SEND = 'uploads.sendForm';
  const FORGET = 'files.forget';
  const picture = { fileId: 'file-1', name: 'still.PNG', size: 1000, type: '' };
  const chosen = (file: typeof picture | null) => thumbnailIntents.fileChosen({ filmId: 'f1', file });
  const answered = (answer: unknown) => ({ kind: 'answered', answer });

  test('is sent to be kept at 50 % of its size, and stands for the film then', () => {
    const { world, store, state } = start();
    store.dispatch(chosen(picture));
    expect(world.inputOf(SEND)).toMatchObject({
      fileId: 'file-1',
      address: '/backend/',
      script: 'picture.upload',
      input: {
        targetPath: 'films/f1/thumbnails',
        name: 'f1',
        heightPercent: 50,
        widthPercent: 50,
        client: 'CO',
        kind: 'film',
        databaseName: 'co_db',
      },
    });
    world.hear(SEND, { kind: 'progress', sent: 400, size: 1000 });
    expect(state()).toMatchObject({ status: 'uploading', sent: 400 });
    world.hear(SEND, answered(ok({ clusterPath: 'films', picture: 0 })));
    expect(state()).toMatchObject({ status: 'saved', thumbnail: 0 });
    expect(world.inputOf(FORGET)).toEqual({ fileId: 'file-1' });
  });

  test('that comes while a choice is on its way is sent after it', () => {
    const { world, store, state } = start();
    store.dispatch(choice(3));
    store.dispatch(chosen(picture));
    expect(world.pending()).toEqual([CHOOSE]);
    world.answer(CHOOSE, ok());
    expect(state()).toMatchObject({ status: 'uploading', file: picture });
  });

  test('waits for that of another film, each its turn', () => {
    const { world, store, state } = start();
    store.dispatch(choice(3));
    const [first, second] = [picture, { ...picture, fileId: 'file-2' }];
    store.dispatch(chosen(first));
    store.dispatch(chosen(second));
    world.answer(CHOOSE, ok());
    expect(world.pending().filter((name) => name === SEND)).toHaveLength(1);
    world.hear(SEND, answered(ok({ clusterPath: 'films', picture: 0 })));
    expect(state()).toMatchObject({ status: 'uploading', file: second });
  });

  test.each([
    ['none', null, 'required'],
    ['a film', { ...picture, name: 'film.mp4', type: 'video/mp4' }, 'notAPicture'],
    ['one of 41 MB', { ...picture, size: 41 * 1024 * 1024 }, 'tooLarge'],
  ])('%s is refused before anything is sent', (_what, file, problem) => {
    const { world, store, state } = start();
    store.dispatch(chosen(file));
    expect(world.pending()).toEqual(file ? [FORGET] : []);
    expect(state()).toMatchObject({ status: 'refused', refusal: { problems: { file: problem } } });
  });

  test('that only calls itself one is refused by the server', () => {
    const { world, store, state } = start();
    store.dispatch(chosen(picture));
    const refusal = { kind: 'invalid', problems: { file: 'notAPicture' } };
    world.hear(SEND, answered({ ok: false, refusal }));
    expect(state()).toMatchObject({ status: 'refused', refusal: { problems: { file: 'notAPicture' } } });
  });

  test('that is cancelled is sent no further', () => {
    const { world, store, state } = start();
    store.dispatch(chosen(picture));
    store.dispatch(thumbnailIntents.cancelled({ filmId: 'f1' }));
    expect(world.pending()).toEqual([FORGET]);
    expect(state().status).toBe('idle');
  });

  test('whose session ended meanwhile is sent again once the person is back', () => {
    const { world, store, state } = start();
    store.dispatch(chosen(picture));
    world.hear(SEND, answered({ ok: false, refusal: { kind: 'signedOut' } }));
    expect(world.pending()).toEqual([]);
    store.dispatch(sessionRestored());
    world.hear(SEND, answered(ok({ clusterPath: 'films', picture: 0 })));
    expect(state().status).toBe('saved');
  });

  test('whose start does not apply is given up: it is not asked for again and again', () => {
    let starts = 0;
    const { world, store, state } = start((before, action) => {
      if (action.type !== 'thumbnails/uploadStarted') return thumbnailsReducer(before, action);
      starts += 1;
      if (starts > 9) throw new Error('It goes round without waiting.');
      return before ?? thumbnailsReducer(undefined, action);
    });
    store.dispatch(chosen(picture));
    expect(starts).toBe(1);
    expect(world.pending()).toEqual([FORGET]);
    expect(state().status).toBe('idle');
  });
});
