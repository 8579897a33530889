import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { filmsReducer } from '../../../src/office/entities/films';
import Player from '../../../src/office/screens/player/Player';
import { sessionReducer } from '../../../src/office/entities/session';
import { playerIntents, playerReducer } from '../../../src/office/workflows/films/player';

const films = ['a', 'b'].map((filmId) => ({ filmId, title: filmId.toUpperCase() }));

test('Escape closes the list of films first, then the player', async () => {
  const store = configureStore({
    reducer: combineReducers({
      configuration: configurationReducer,
      films: filmsReducer,
      player: playerReducer,
      session: sessionReducer,
    }),
  });
  store.dispatch(playerIntents.opened({ films, index: 0 }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <Player />
      </IntlProvider>
    </Provider>,
  );
  const status = () => store.getState().player.status;
  const list = () => screen.queryByRole('navigation', { name: en['player.films'] });
  await userEvent.click(screen.getByRole('button', { name: en['player.films'] }));
  screen.getByRole('button', { name: /B$/ }).focus();
  await userEvent.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(status()).toBe('loading');
  await userEvent.keyboard('{Escape}');
  expect(status()).toBe('fadingOut');
});
