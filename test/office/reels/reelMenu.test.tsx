import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import type { Reel, ReelFilm } from '../../../src/contract/entities/reel';
import { filmsReducer } from '../../../src/office/entities/films';
import { ReelMenu } from '../../../src/office/screens/reels/ReelMenu';

const reel = { reelId: 'r1', title: 'Commercials' } as unknown as Reel;

function show(rows: readonly ReelFilm[]) {
  const store = configureStore({
    reducer: combineReducers({ films: filmsReducer }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <ReelMenu talentId="t1" reel={reel} rows={rows} />
      </IntlProvider>
    </Provider>,
  );
}

const send = () => screen.getByRole('button', { name: 'Send reel “Commercials”' });

test('a reel without films is not sent from its row', () => {
  show([]);
  expect(send()).toBeDisabled();
});

test('a reel with a film can be sent from its row', () => {
  show([{ rowId: 'a', reelId: 'r1', filmId: 'f1', position: 1 }]);
  expect(send()).toBeEnabled();
});
