import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { en } from '../../tools/texts';
import { configurationReducer, defaultConfiguration } from '../../../src/office/entities/configuration';
import { sessionReducer } from '../../../src/office/entities/session';
import CosmicRedirectScreen from '../../../src/office/screens/cosmicRedirect/CosmicRedirectScreen';
import { session } from '../people';

/** The choice page of the special client, with this address of the cinema site. */
function show(cinemaSite: string) {
  const store = configureStore({
    reducer: combineReducers({ configuration: configurationReducer, session: sessionReducer }),
    preloadedState: {
      configuration: { ...defaultConfiguration, cinemaSite, specialClientDatabase: 'co_db' },
      session: { current: session() },
    },
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <CosmicRedirectScreen />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

const cinema = () => screen.getByRole('button', { name: /^New cinema site/ });

test('the cinema site can be chosen where it has an address', () => {
  show('https://cinema.example/');
  expect(cinema()).toBeEnabled();
  expect(cinema()).toHaveTextContent(en['cosmic.cinemaText']);
});

test('without an address it cannot be chosen, and the page says why', () => {
  show('');
  expect(cinema()).toBeDisabled();
  expect(cinema()).toHaveTextContent(en['cosmic.cinemaNotSet']);
});
