import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { Film } from '../../../src/contract/entities/film';
import type { Talent } from '../../../src/contract/entities/talent';
import type { Reel } from '../../../src/contract/entities/reel';
import { en } from '../../tools/texts';
import { reelFilmSearch } from '../../../src/office/workflows/films/reelFilmSearch';
import { choosingFilmsReducer } from '../../../src/office/workflows/films/choosingFilms';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { encodingsReducer } from '../../../src/office/entities/encodings';
import { filmsReducer } from '../../../src/office/entities/films';
import { talentsReducer } from '../../../src/office/entities/talents';
import { AddFilmsDialog } from '../../../src/office/screens/reels/AddFilmsDialog';
import { agencyFilmsLoaded, talentsLoaded } from '../loaded';
import { signedInPerson } from '../people';

const film = (filmId: string, title: string, director: string) =>
  ({ filmId, title, director, talentId: 't2', talentLastName: 'Garnier', tags: [] }) as unknown as Film;
const talent = { talentId: 't2', firstName: 'Sunniva', lastName: 'Garnier' } as unknown as Talent;

const reel = { reelId: 'r1', title: 'Commercials' } as unknown as Reel;

test('the search for films to add finds those that hold every word of title, director and talent, in any order', async () => {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      configuration: configurationReducer,
      films: filmsReducer,
      encodings: encodingsReducer,
      talents: talentsReducer,
      choosingFilms: choosingFilmsReducer,
      reelFilmSearch: reelFilmSearch.reducer,
    }),
  });
  store.dispatch(
    agencyFilmsLoaded([film('f1', 'Été à Lyon', 'Ada Low'), film('f2', 'Hiver à Lyon', 'Ana Ruiz')]),
  );
  store.dispatch(talentsLoaded([talent]));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <AddFilmsDialog owner={{ talentId: 't1' }} reel={reel} rows={[]} isOpen onClose={() => undefined} />
      </IntlProvider>
    </Provider>,
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox'), 'low  LYON');
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(/Été à Lyon/);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'sunniva hiver');
  expect(screen.getByRole('checkbox')).toHaveAccessibleName(/Hiver à Lyon/);
});
