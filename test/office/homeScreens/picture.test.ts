import type { Screen } from '../../../src/contract/entities/screen';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { screens, screensReducer, selectScreen } from '../../../src/office/entities/screens';
import { sessionReducer } from '../../../src/office/entities/session';
import { ALL } from '../../../src/office/kernel/query/state';
import { navigationIntents, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { screenDetail } from '../../../src/office/workflows/homeScreens/screenDetail';
import { SCREENS_PATH } from '../../../src/office/workflows/homeScreens/screenList';
import { NEW_SCREEN, screenPicture } from '../../../src/office/workflows/homeScreens/screenPicture';
import { session } from '../people';
import { offline, ok, startWorkflows, uploadPauses } from '../support';

const LIST = 'http.call screens.list';
const SEND = 'uploads.sendForm';
const NEW_ID = 'ids.new';
const SLEEP = 'clock.sleep';

const file = { fileId: 'f1', name: 'sea.jpg', size: 9, type: 'image/jpeg' };
const known: Screen = { screenId: 's1', filmId: '', legend: 'Sea', online: true, picture: 1, position: 1 };
const added: Screen = { ...known, screenId: 'new1', legend: '', online: false, position: 2 };
const arrived = (picture: number) => ({
  kind: 'answered',
  answer: ok({ clusterPath: 'screens', picture }),
});

function start(path = SCREENS_PATH) {
  const reducers = {
    configuration: configurationReducer,
    navigation: navigationReducer,
    screens: screensReducer,
    session: sessionReducer,
    screenDetail: screenDetail.reducer,
    screenPicture: screenPicture.reducer,
  };
  const sagas = [screens.saga, screenDetail.saga, screenPicture.saga];
  const { world, store } = startWorkflows(reducers, sagas, { session: { current: session() } }, uploadPauses);
  store.dispatch(navigationIntents.locationChanged({ path }));
  store.dispatch(screens.facts.asked({ params: ALL }));
  world.answer(LIST, ok([known]));
  const choose = (id: string) => store.dispatch(screenPicture.intents.fileChosen({ id, file }));
  return {
    world,
    store,
    choose,
    page: () => screenDetail.selectPage(store.getState()),
    state: () => screenPicture.select(store.getState()),
  };
}

test('a picture makes a screen under an id of ours, at its whole size, and its dialog opens once it is known', () => {
  const { world, choose, page } = start();
  choose(NEW_SCREEN);
  world.answer(NEW_ID, 'new1');
  expect(world.inputOf(SEND)).toMatchObject({
    script: 'picture.upload',
    input: {
      targetPath: 'screens/thumbnails',
      name: 'new1',
      heightPercent: 100,
      widthPercent: 100,
      kind: 'screen',
    },
  });
  world.hear(SEND, arrived(1));
  expect(page()).toEqual({ status: 'awaited', id: 'new1' });
  world.answer(SLEEP, null);
  world.answer(LIST, ok([added]));
  expect(page()).toMatchObject({ status: 'editing', id: 'new1' });
});

test('one that was not sent is sent again for the same screen', () => {
  const { world, store, choose, state } = start();
  choose(NEW_SCREEN);
  world.answer(NEW_ID, 'new1');
  world.hear(SEND, { kind: 'answered', answer: offline });
  expect(state()).toMatchObject({ status: 'refused', id: 'new1', again: file });
  store.dispatch(screenPicture.intents.retried({ id: 'new1' }));
  expect(world.inputOf(SEND)).toMatchObject({ input: { name: 'new1' } });
});

test('another picture of a screen is shown at once, and opens nothing', () => {
  const { world, store, choose, page } = start();
  choose('s1');
  world.hear(SEND, arrived(2));
  expect(selectScreen(store.getState(), 's1')?.picture).toBe(2);
  expect(page().status).toBe('closed');
});

test('whoever has gone on to another page is not called back', () => {
  const { world, choose, page } = start('/app/page/news');
  choose(NEW_SCREEN);
  world.answer(NEW_ID, 'new1');
  world.hear(SEND, arrived(1));
  expect(page().status).toBe('closed');
});
