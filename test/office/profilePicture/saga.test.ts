import { configurationReducer } from '../../../src/office/entities/configuration';
import { sessionReducer } from '../../../src/office/entities/session';
import { profilePictureChanged, selectTalent, talentsReducer } from '../../../src/office/entities/talents';
import {
  profilePictureIntents,
  profilePictureReducer,
  profilePictureSaga,
  selectFormerPicture,
  selectIsPictureUploading,
  selectProfilePicture,
  selectShownPicture,
} from '../../../src/office/workflows/talents/profilePicture';
import { session } from '../people';
import { offline, ok, refused, startWorkflows, uploadPauses } from '../support';
import { talent } from '../talents/catalogue';
import { talentsLoaded } from '../loaded';

const SET = 'http.call talent.setPicture';
const SEND = 'uploads.sendForm';
const FORGET = 'files.forget';
const BEFORE = 'f1_;_films_;_1';
const STILL = 'f1_;_films_;_3';
const THEIRS = 'f1_;_films_;_4';
const OWN = 't1_;_talents_;_7';

const file = { fileId: 'file-1', name: 'Léa.JPG', size: 1000, type: '' };
const of = <T extends object>(rest?: T) => ({ talentId: 't1', ...rest! });

function open() {
  const reducers = {
    configuration: configurationReducer,
    session: sessionReducer,
    talents: talentsReducer,
    profilePicture: profilePictureReducer,
  };
  const { world, store } = startWorkflows(
    reducers,
    [profilePictureSaga],
    {
      session: { current: session() },
    },
    uploadPauses,
  );
  store.dispatch(talentsLoaded([talent('t1', { profilePicture: BEFORE })]));
  store.dispatch(profilePictureIntents.opened(of()));
  const state = () => selectProfilePicture(store.getState(), 't1');
  const shown = () => selectShownPicture(store.getState(), selectTalent(store.getState(), 't1')!);
  const choose = (picture: string) => store.dispatch(profilePictureIntents.chosen(of({ picture })));
  const chooseFile = (chosen: typeof file | null = file) =>
    store.dispatch(profilePictureIntents.fileChosen(of({ file: chosen })));
  const answered = (answer: unknown) => world.hear(SEND, { kind: 'answered', answer });
  return { world, store, state, shown, choose, chooseFile, answered };
}

test('a picture of a film is the background at once, is kept, and can be undone', () => {
  const { world, store, state, shown, choose } = open();
  store.dispatch(profilePictureIntents.chooserOpened(of()));
  store.dispatch(profilePictureIntents.filmOpened(of({ filmId: 'f1' })));
  expect(state()).toEqual({ status: 'choosing', filmId: 'f1' });
  choose(STILL);
  expect(shown()).toBe(STILL);
  expect(world.inputOf(SET)).toEqual({ talentId: 't1', profilePicture: STILL });
  world.answer(SET, ok());
  expect(shown()).toBe(STILL);
  expect(selectFormerPicture(store.getState(), 't1')).toBe(BEFORE);
  store.dispatch(profilePictureIntents.undone(of()));
  expect(shown()).toBe(BEFORE);
  expect(world.inputOf(SET)).toEqual({ talentId: 't1', profilePicture: BEFORE });
});

test('what was replaced cannot be put back over what a colleague chose since', () => {
  const { world, store, shown, choose } = open();
  choose(STILL);
  world.answer(SET, ok());
  store.dispatch(profilePictureChanged({ talentId: 't1', profilePicture: THEIRS }));
  expect(selectFormerPicture(store.getState(), 't1')).toBeNull();
  store.dispatch(profilePictureIntents.undone(of()));
  expect(world.pending()).toEqual([]);
  expect(shown()).toBe(THEIRS);
});

test('one that is refused gives the page its background back, says why, and can be tried again', () => {
  const { world, store, state, shown, choose } = open();
  choose(STILL);
  world.answer(SET, offline);
  expect(shown()).toBe(BEFORE);
  expect(state()).toMatchObject({ status: 'refused', refusal: { kind: 'offline' } });
  store.dispatch(profilePictureIntents.retried(of()));
  expect(world.inputOf(SET)).toEqual({ talentId: 't1', profilePicture: STILL });
});

test('the one that is shown already is not saved again; the dialog closes', () => {
  const { world, store, state, choose } = open();
  store.dispatch(profilePictureIntents.chooserOpened(of()));
  choose(BEFORE);
  expect(world.pending()).toEqual([]);
  expect(state()).toEqual({ status: 'idle', former: null });
});

test('it is removed: the page has none', () => {
  const { world, shown, choose } = open();
  choose('');
  world.answer(SET, ok());
  expect(shown()).toBe('');
});

test("a picture of the talent's own is sent whole, then it is the background", () => {
  const { world, store, state, shown, chooseFile, answered } = open();
  store.dispatch(profilePictureIntents.chooserOpened(of()));
  chooseFile();
  expect(world.inputOf(SEND)).toEqual({
    fileId: 'file-1',
    address: '/backend/',
    script: 'picture.upload',
    input: {
      targetPath: 'talents/t1',
      name: 't1',
      heightPercent: 100,
      widthPercent: 100,
      version: 0,
      client: 'CO',
      kind: 'profile',
      databaseName: 'co_db',
    },
  });
  world.hear(SEND, { kind: 'progress', sent: 400, size: 1000 });
  expect(state()).toMatchObject({ status: 'uploading', sent: 400 });
  expect(selectIsPictureUploading(store.getState())).toBe(true);
  answered(ok({ clusterPath: 'talents', picture: 7 }));
  world.answer(FORGET, null);
  expect(shown()).toBe(OWN);
  expect(world.inputOf(SET)).toEqual({ talentId: 't1', profilePicture: OWN });
});

test.each([
  ['none', null, 'required'],
  ['a film', { ...file, name: 'film.mp4', type: 'video/mp4' }, 'notAPicture'],
  ['one of 41 MB', { ...file, size: 41 * 1024 * 1024 }, 'tooLarge'],
])('%s is refused before anything is sent', (_what, chosen, problem) => {
  const { world, state, chooseFile } = open();
  chooseFile(chosen);
  expect(world.pending()).toEqual(chosen ? [FORGET] : []);
  expect(state()).toMatchObject({ status: 'refused', refusal: { problems: { file: problem } }, again: null });
});

test('what the server finds to be no picture is not offered again; a lost connection is', () => {
  const { world, store, state, chooseFile, answered } = open();
  chooseFile();
  answered(refused({ kind: 'invalid', problems: { file: 'notAPicture' } }));
  world.answer(FORGET, null);
  expect(state()).toMatchObject({ status: 'refused', again: null });
  chooseFile();
  answered(offline);
  expect(world.pending()).toEqual([]);
  store.dispatch(profilePictureIntents.retried(of()));
  expect(world.inputOf(SEND)).toMatchObject({ fileId: 'file-1' });
});

test('an upload that is cancelled is sent no further', () => {
  const { world, store, state, chooseFile } = open();
  chooseFile();
  store.dispatch(profilePictureIntents.cancelled(of()));
  expect(world.pending()).toEqual([FORGET]);
  expect(state()).toEqual({ status: 'idle', former: null });
});

test('one thing at a time: what is chosen while a picture is on its way makes no second call, a file is sent after it', () => {
  const { world, choose, chooseFile } = open();
  choose(STILL);
  choose('');
  expect(world.pending()).toEqual([SET]);
  chooseFile();
  world.answer(SET, ok());
  expect(world.pending()).toEqual([SEND]);
});
