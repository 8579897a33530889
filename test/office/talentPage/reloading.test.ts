import { eventsAbsent, serverEventReceived } from '../../../src/office/kernel/signals';
import { encodingQueued } from '../../../src/office/entities/encodings';
import { filmCreated, filmDeleted, filmInfosSaved, filmPictured } from '../../../src/office/entities/films';
import { reelDeleted } from '../../../src/office/entities/reels';
import { reloadingReducer, reloadingSaga } from '../../../src/office/workflows/office/reloading';
import { uploadFacts } from '../../../src/office/workflows/films/uploads';
import { facts as posterFacts } from '../../../src/office/workflows/reels/poster/slice';
import { reelCopy } from '../../../src/office/workflows/reels/reelCopy';
import { film } from '../talents/catalogue';
import { FILMS, REELS, start } from './support';

const infos = { title: '', director: '', producer: '', year: '', format: '', notes: '', tags: [] };
const saved = filmInfosSaved({ filmId: 'f1', infos, version: null });

function open() {
  const office = start({ reloading: reloadingReducer }, [reloadingSaga]);
  office.goTo('/app/page/talent/t1');
  office.answer([film('f1', 1)]);
  return office;
}

const filmId = 'f1';
const talentId = 't2';

test.each([
  saved,
  filmCreated({ talentId, filmId: 'f2' }),
  filmPictured({ filmId }),
  filmDeleted({ talentId, filmId }),
  uploadFacts.received({ uploadKey: 'u1' }),
  encodingQueued({ processId: 'p1' }),
  reelDeleted({ reelId: 'r2', talentId }),
  reelCopy.facts.saved({ reelId: 'r3', talentId, from: '' }),
  posterFacts.saved(),
])('after $type films and reels are loaded again from a backend without events', (change) => {
  const { world, store } = open();
  store.dispatch(eventsAbsent());
  store.dispatch(change);
  expect(world.pending()).toEqual(expect.arrayContaining([FILMS, REELS]));
});

test('a backend that tells what is changed there is not asked again', () => {
  const { world, store } = open();
  store.dispatch(eventsAbsent());
  store.dispatch(serverEventReceived({ kind: 'changed', entity: 'news', id: 'n1', version: null }));
  store.dispatch(saved);
  expect(world.pending()).toEqual([]);
});

test('nothing is loaded where no talent is on show', () => {
  const { world, store, goTo } = open();
  goTo('/app/dashboard');
  store.dispatch(eventsAbsent());
  store.dispatch(saved);
  expect(world.pending()).toEqual([]);
});
