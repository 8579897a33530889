import { AGENCY } from '../../../src/office/entities/reelOwner';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reels, reelsReducer, selectReel } from '../../../src/office/entities/reels';
import {
  reelChangeIntents,
  reelChangesReducer,
  reelChangesSaga,
  selectReelChanges,
} from '../../../src/office/workflows/reels/reelChanges';
import { findFilmsToChoose } from '../../../src/office/workflows/films/agencyFilmList';
import { ok, startWorkflows } from '../support';

const special = (reelId: string, position: number) => ({
  ...{ reelId, position, title: reelId, heading: 'H1', subheading: 'H2', code: 'c', slug: reelId },
  ...{ type: 'ASA_SPECIAL_REEL', mailSender: '', online: true, mailAnswer: '', filmIds: 'f1_;_f2' },
});

function start() {
  const { world, store } = startWorkflows(
    {
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      reelChanges: reelChangesReducer,
    },
    [reels.saga, reelChangesSaga],
  );
  store.dispatch(reels.facts.asked({ params: AGENCY }));
  world.answer('http.call agencyReels.list', ok([special('s1', 1), special('s2', 2)]));
  const reel = () => selectReel(store.getState(), 's1');
  return { world, store, reel };
}

test('a special reel of the agency is switched by its own call, at once', () => {
  const { world, store, reel } = start();
  store.dispatch(reelChangeIntents.requested({ kind: 'switch', ...AGENCY, reelId: 's1', online: false }));
  expect(reel()?.online).toBe(false);
  expect(world.inputOf('http.call specialReel.toggle')).toEqual({ reelId: 's1', online: false });
});

test('an order of the agency’s special reels goes out under their own type', () => {
  const { world, store } = start();
  const place = (reelId: string, position: number) => ({ reelId, type: 'MR', position });
  store.dispatch(
    reelChangeIntents.requested({
      ...{ kind: 'order', ...AGENCY },
      places: [place('s2', 1), place('s1', 2)],
      seen: [place('s1', 1), place('s2', 2)],
    }),
  );
  expect(world.inputOf('http.call reel.order')).toMatchObject({
    ...{ talentId: 'NONE', reelIds: ['s2', 's1'] },
    types: ['ASA_SPECIAL_REEL', 'ASA_SPECIAL_REEL'],
  });
});

test.each([
  ['specialModified', 'idle'],
  ['modified', 'refused'],
])('what a special reel says is saved when the reply is its own success word: %s', (reply, status) => {
  const { world, store, reel } = start();
  const former = { title: 's1', heading: 'H1', subheading: 'H2', mailSender: '' };
  const content = { ...former, heading: 'Winners' };
  store.dispatch(
    reelChangeIntents.requested({
      ...{ kind: 'describe', ...AGENCY, reelId: 's1', type: 'MR' },
      ...{ content, former },
    }),
  );
  expect(reel()?.special?.heading).toBe('Winners');
  expect(world.inputOf('http.call reel.rename')).toMatchObject({
    ...{ type: 'ASA_SPECIAL_REEL', heading: 'Winners', seenHeading: 'H1' },
  });
  world.answer('http.call reel.rename', ok(reply));
  expect(selectReelChanges(store.getState()).status).toBe(status);
});

test('films for a special reel are found by how their titles and last names start', () => {
  const entry = (title: string, talentLastName: string) => ({
    film: { filmId: title, title, talentLastName } as never,
    talentName: talentLastName,
    searchKey: `${title.toLowerCase()} director ${talentLastName.toLowerCase()}`,
  });
  const all = [entry('Pluie', 'Garnier'), entry('Nocturne', 'Pluvier')];
  const found = (typed: string) => findFilmsToChoose([], all, typed, 'special').map(({ title }) => title);
  expect([found('plu'), found('NOCT'), found('turne'), found('')]).toEqual([
    ['Pluie', 'Nocturne'],
    ['Nocturne'],
    [],
    ['Pluie', 'Nocturne'],
  ]);
});
