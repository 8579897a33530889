import { workflows as films } from '../../../src/office/app/kits/films';
import { workflows as homeScreens } from '../../../src/office/app/kits/homeScreens';
import { workflows as talentPage } from '../../../src/office/app/kits/talentPage';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { sessionReducer } from '../../../src/office/entities/session';
import { deletionIntents, deletionReducer } from '../../../src/office/workflows/trash/deletion';
import { editFilmIntents, editFilmReducer } from '../../../src/office/workflows/films/editFilm';
import {
  createFilmIntents,
  createFilmReducer,
  createFilmSaga,
  selectCreateFilm,
} from '../../../src/office/workflows/films/createFilm';
import { locationChanged } from '../../../src/office/workflows/office/navigation';
import { mailPreviewIntents, mailPreviewReducer } from '../../../src/office/workflows/mail/mailPreview';
import { newFilmPicture } from '../../../src/office/workflows/films/newFilmPicture';
import { newReel } from '../../../src/office/workflows/reels/newReel';
import { newTalentIntents, newTalentReducer } from '../../../src/office/workflows/talents/newTalent';
import { overlaysSaga } from '../../../src/office/workflows/office/overlays';
import { playerIntents, playerReducer } from '../../../src/office/workflows/films/player';
import { posterIntents, posterReducer } from '../../../src/office/workflows/reels/poster';
import { editReelIntents, editReelReducer } from '../../../src/office/workflows/reels/editReel';
import { screenDetail } from '../../../src/office/workflows/homeScreens/screenDetail';
import {
  screenPreviewIntents,
  screenPreviewReducer,
} from '../../../src/office/workflows/homeScreens/screenPreview';
import { sendReelIntents, sendReelReducer } from '../../../src/office/workflows/mail/sendReel';
import {
  selectUploads,
  uploadIntents,
  uploadsReducer,
  uploadsSaga,
} from '../../../src/office/workflows/films/uploads';
import { startWorkflows } from '../support';

const film = { filmId: 'f1', title: 'Rose', talentId: 't1', onReel: false };
const form = {
  recipient: 'a@b.example',
  senderMail: 'c@d.example',
  reelName: 'R',
  heading: '',
  message: '',
  copyToSelf: false,
};

const start = () =>
  startWorkflows(
    {
      session: sessionReducer,
      newTalent: newTalentReducer,
      deletion: deletionReducer,
      newReel: newReel.reducer,
      editReel: editReelReducer,
      sendReel: sendReelReducer,
      poster: posterReducer,
      mailPreview: mailPreviewReducer,
      createFilm: createFilmReducer,
      newFilmPicture: newFilmPicture.reducer,
      editFilm: editFilmReducer,
      player: playerReducer,
      screenDetail: screenDetail.reducer,
      screenPreview: screenPreviewReducer,
      uploads: uploadsReducer,
      encodings: encodingsReducer,
    },
    [
      overlaysSaga,
      talentPage.talentPageOverlays,
      films.filmOverlays,
      homeScreens.screenOverlays,
      createFilmSaga,
      uploadsSaga,
    ],
  );

const leave = locationChanged({ path: '/app/dashboard' });

test.each([
  ['newTalent', newTalentIntents.opened({ categoryId: '' }), 'closed'],
  ['newReel', newReel.intents.opened({ talentId: 't1' }), 'closed'],
  ['editReel', editReelIntents.opened({ reelId: 'r1', seen: { title: 'R', linkValue: '' } }), 'closed'],
  ['sendReel', sendReelIntents.opened({ reelId: 'r1' }), 'closed'],
  ['poster', posterIntents.opened({ talentId: 't1' }), 'closed'],
  ['mailPreview', mailPreviewIntents.opened({ reelId: 'r1', form }), 'closed'],
  ['createFilm', createFilmIntents.opened({ talentId: 't1' }), 'closed'],
  ['editFilm', editFilmIntents.opened({ filmId: 'f1', section: 'details' }), 'closed'],
  ['deletion', deletionIntents.opened({ things: [{ kind: 'talent', id: 't1', title: 'Ann' }] }), 'closed'],
  ['screenPreview', screenPreviewIntents.opened('s1'), 'closed'],
  ['player', playerIntents.opened({ films: [film], index: 0 }), 'fadingOut'],
] as const)('%s closes with the page under it', (name, opened, status) => {
  const { store } = start();
  store.dispatch(opened);
  store.dispatch(leave);
  expect(store.getState()[name].status).toBe(status);
});

const posterWords = { title: 'P', subtitle1: '', subtitle2: '', linkValue: '' };
const failures = [
  ['refused', { kind: 'refused', word: 'FAILED' }],
  ['doubtful', { kind: 'offline' }],
] as const;

test.each([
  [
    'newTalent',
    newTalentIntents.opened({ categoryId: '' }),
    newTalentIntents.submitted({ firstName: 'Ann', lastName: 'Lee', categoryId: 'c1' }),
  ],
  [
    'newReel',
    newReel.intents.opened({ talentId: 't1' }),
    newReel.intents.submitted({ title: 'R', isNewName: false }),
  ],
  ['poster', posterIntents.opened({ talentId: 't1' }), posterIntents.submitted(posterWords)],
] as const)('%s closes with the page, though its last try failed', (name, opened, submitted) => {
  for (const [status, refusal] of failures) {
    const { store } = start();
    store.dispatch(opened);
    if (name === 'poster') store.dispatch({ type: 'poster/begun', payload: 'code' });
    store.dispatch(submitted);
    store.dispatch({ type: `${name}/refused`, payload: { refusal, requestId: 'request-1' } });
    expect(store.getState()[name].status).toBe(status);
    store.dispatch(leave);
    expect(store.getState()[name].status).toBe('closed');
  }
});

test('a mail that is being sent stays, so that its outcome is seen', () => {
  const { store } = start();
  store.dispatch(sendReelIntents.opened({ reelId: 'r1' }));
  store.dispatch(sendReelIntents.submitted(form));
  store.dispatch(leave);
  expect(store.getState().sendReel.status).toBe('sending');
});

test('the file of a film sheet goes with it', () => {
  const { store, world } = start();
  store.dispatch(createFilmIntents.opened({ talentId: 't1' }));
  world.answer('ids.new', 'temp-1');
  const file = { fileId: 'f1', name: 'rose.mov', size: 5_000_000, type: '' };
  store.dispatch(uploadIntents.fileChosen({ uploadKey: 'temp-1', file }));
  world.answer('ids.new', 'process-1');
  store.dispatch(leave);
  expect(selectCreateFilm(store.getState()).status).toBe('closed');
  expect(selectUploads(store.getState()).map(({ status }) => status)).toEqual(['cancelling']);
});
