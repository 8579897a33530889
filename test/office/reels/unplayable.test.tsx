import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import type { ListedFilm } from '../../../src/contract/entities/film';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { reelFilmsReducer } from '../../../src/office/entities/reelFilms';
import { reelHoldReducer } from '../../../src/office/entities/reelHold';
import { reelsReducer } from '../../../src/office/entities/reels';
import { filmFigures, selectFilmFigures } from '../../../src/office/entities/filmFigures';
import { PlayerBroken } from '../../../src/office/screens/player/PlayerBroken';
import { FilmChoice } from '../../../src/office/screens/reels/FilmChoice';
import { UnplayableNote } from '../../../src/office/screens/sendReel/UnplayableNote';
import { agencyFilmsLoaded, talentReelsLoaded } from '../loaded';
import { film } from '../talents/catalogue';
import { signedInPerson } from '../people';

const good = film('f1', 1, { title: 'Good', duration: 60 });
const broken = film('f2', 2, { title: 'Broken', encoding: 'failed' });
const empty = film('f3', 3, { title: 'Empty', encoding: 'none' });
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
