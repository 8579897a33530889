import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import type { FoundFilm, ListedFilm } from '../../../src/contract/entities/film';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { foundFilms } from '../../../src/office/entities/foundFilms';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reelsReducer } from '../../../src/office/entities/reels';
import { filmFigures } from '../../../src/office/entities/filmFigures';
import { selectFilmFigures } from '../../../src/office/screens/dashboard/countedFilms';
import { FilmMenuItems } from '../../../src/office/screens/filmMenu/FilmMenuItems';
import { PlayerBroken } from '../../../src/office/screens/player/PlayerBroken';
import { FilmChoice } from '../../../src/office/screens/reels/FilmChoice';
import { FilmRow } from '../../../src/office/screens/reels/FilmRow';
import { UnplayableNote } from '../../../src/office/screens/sendReel/UnplayableNote';
import { FilmPicker } from '../../../src/office/screens/shared/filmPicker/FilmPicker';
import { DragArea } from '../../../src/office/ui/DragArea';
import { filmSearch } from '../../../src/office/workflows/films/filmSearch';
import { agencyFilmsLoaded, talentReelsLoaded } from '../loaded';
import { film } from '../talents/catalogue';
import { signedInPerson } from '../people';

const good = film('f1', 1, { title: 'Good', duration: 60 });
const broken = film('f2', 2, { title: 'Broken', encoding: 'failed' });
const empty = film('f3', 3, { title: 'Empty', encoding: 'none' });
const { processId: _process, encoding: _encoding, ...old } = film('f5', 5, { title: 'Old' });
const again = film('f4', 4, { title: 'Again', encoding: 'running', encodingProgress: 40, duration: 60 });

/** Shows it where a reel holds these films. */
function show(shown: ReactElement, films: readonly ListedFilm[]) {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      configuration: configurationReducer,
      filmFigures: filmFigures.reducer,
      films: filmsReducer,
      encodings: encodingsReducer,
      reels: reelsReducer,
      reelFilms: reelFilmsReducer,
      reelHold: reelHoldReducer,
      foundFilms: foundFilms.reducer,
      filmSearch: filmSearch.reducer,
    }),
  });
  store.dispatch(agencyFilmsLoaded(films));
  const rows = films.map(({ filmId }, at) => ({ rowId: filmId, reelId: 'r1', filmId, position: at + 1 }));
  const values = { type: 'MR', position: 1, code: 'c', online: true, isLink: false, linkValue: '' };
  const reel = { reelId: 'r1', title: 'Showreel', ...values };
  store.dispatch(talentReelsLoaded({ talentId: 't1', reels: [reel], rows }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        {shown}
      </IntlProvider>
    </Provider>,
  );
  return store;
}

const nothing = () => undefined;
const hands = {
  ...{ dragTo: nothing, dropAt: nothing, release: nothing, onHandleKey: nothing, moved: { current: '' } },
};
const choice = (chosen: ListedFilm) => (
  <FilmChoice film={chosen} isOnReel={false} isChosen={false} onToggle={() => undefined} />
);

test.each([
  [broken, en['film.encodingFailed']],
  [empty, en['film.noFile']],
])('the film picker marks a film that cannot be played ($title)', (chosen, why) => {
  show(choice(chosen), [chosen]);
  expect(screen.getByRole('checkbox', { name: new RegExp(chosen.title) })).toBeEnabled();
  expect(screen.getByText(why)).toBeVisible();
});

test('the film picker marks no film that plays while it is encoded again', () => {
  show(choice(again), [again]);
  expect(screen.queryByText(/Encoding/)).toBeNull();
});

test('the reel marks a film that cannot be played, and does not play it', () => {
  const row = (shown: ListedFilm, canPlay: boolean) => (
    <DragArea>
      <ul>
        <FilmRow
          {...{ rowId: shown.filmId, film: shown, canPlay, index: 0, count: 1, top: 0 }}
          {...{ isHeld: false, isTicked: false, measure: nothing, hands }}
          {...{ onTick: nothing, onPlay: nothing, onRemove: nothing }}
        />
      </ul>
    </DragArea>
  );
  show(
    <>
      {row(broken, false)}
      {row(again, true)}
    </>,
    [broken, again],
  );
  const [marked, other] = screen.getAllByRole('listitem');
  expect(within(marked!).getByText(en['film.encodingFailed'])).toBeVisible();
  expect(within(marked!).getByRole('button', { name: /Play.*Broken/ })).toBeDisabled();
  expect(within(other!).queryByText(/Encoding/)).toBeNull();
  expect(within(other!).getByRole('button', { name: /Play.*Again/ })).toBeEnabled();
});

describe('the picker of a link’s film', () => {
  const picker = (filmId = '') => (
    <FilmPicker {...{ label: 'Film', filmId, disabled: false, problem: undefined, onPick: nothing }} />
  );
  const found = (filmId: string, values: Partial<FoundFilm> = {}) => ({
    ...{ filmId, title: filmId, director: '', year: '', talentLastName: '', ...values },
  });

  test('marks what was found and cannot be played: a film in no list too, and one that news came of', () => {
    const store = show(picker(), [{ ...again, duration: 0, encoding: 'failed' }]);
    act(() => {
      store.dispatch(filmSearch.intents.typed('e'));
      store.dispatch({ type: 'filmSearch/asked' });
      const films = [
        found('far', { encoding: 'running', encodingProgress: 40, duration: 0 }),
        found('f4', { encoding: 'running', encodingProgress: 40, duration: 0, processId: again.processId }),
        found('plays', { encoding: 'failed', duration: 60 }),
        found('of old scripts'),
      ];
      store.dispatch(foundFilms.facts.asked({ params: { search: 'e' } }));
      store.dispatch(foundFilms.facts.loaded({ params: { search: 'e' }, reply: films }));
    });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent!.trim())).toEqual([
      'far Encoding 40 %',
      'f4 Encoding failed',
      'plays',
      'of old scripts',
    ]);
  });

  test('marks the film that was chosen', () => {
    show(picker('f2'), [broken]);
    expect(screen.getByText(en['film.encodingFailed'])).toBeVisible();
  });
});

test('Send reel names the films that the client will not see', () => {
  show(<UnplayableNote reelId="r1" />, [good, broken, empty]);
  expect(screen.getByText('The client will not see 2 of the 3 films')).toBeVisible();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Broken: Encoding failed', 'Empty: No film file yet']);
});

test('Send reel warns of nothing where all films can be played', () => {
  show(<UnplayableNote reelId="r1" />, [good, again]);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('the player says why a film cannot be played', () => {
  show(<PlayerBroken filmId="f2" onRetry={() => undefined} />, [broken]);
  expect(screen.getByRole('alert')).toHaveTextContent(en['film.encodingFailed']);
});

test('the dashboard counts what cannot be played', () => {
  const store = show(choice(good), [good, broken, empty, again]);
  expect(selectFilmFigures(store.getState()).unplayable).toBe(2);
});

test('a film of old scripts, which tell of no process, has a file to encode again and to download', () => {
  show(<FilmMenuItems film={old} talentId="t1" />, [old]);
  for (const name of ['filmMenu.encodeAgain', 'filmMenu.original'] as const)
    expect(screen.getByRole('menuitem', { name: en[name] })).not.toHaveAttribute('aria-disabled', 'true');
});

test('a film without a file has none to encode again or to download', () => {
  const { processId: _none, ...without } = empty;
  show(<FilmMenuItems film={without} talentId="t1" />, [without]);
  for (const name of ['filmMenu.encodeAgain', 'filmMenu.original'] as const)
    expect(screen.getByRole('menuitem', { name: en[name] })).toHaveAttribute('aria-disabled', 'true');
});
