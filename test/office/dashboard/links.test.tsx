import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { en } from '../../tools/texts';
import { reducers } from '../../../src/office/app/work';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { Figures } from '../../../src/office/screens/dashboard/Figures';
import { NewestFilms } from '../../../src/office/screens/dashboard/NewestFilms';
import { agencyFilmsLoaded } from '../loaded';
import { film } from '../talents/catalogue';
import { signedInPerson } from '../people';

function show() {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, ...reducers, configuration: configurationReducer }),
  });
  store.dispatch(agencyFilmsLoaded([film('f1', 1, { title: 'Rose', talentId: 't1' })]));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <Figures />
          <NewestFilms />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

const link = (name: RegExp) => screen.getByRole('link', { name });

test('a figure leads to the list of what it counts', () => {
  show();
  expect(link(new RegExp(en['dashboard.talents']))).toHaveAttribute('href', '/app/table/talents/all');
  expect(link(new RegExp(`^${en['dashboard.filmCount']} [0-9]`))).toHaveAttribute('href', '/app/page/films');
});

test('a film is opened on its talent’s page', () => {
  show();
  expect(link(/Rose/)).toHaveAttribute('href', '/app/page/talent/t1?film=f1');
});
