import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import TextNotice from '../../../src/office/screens/biography/TextNotice';
import { longTextReducer } from '../../../src/office/workflows/records/longText';

function show(outcome: object) {
  const store = configureStore({
    reducer: combineReducers({ longText: longTextReducer }),
    preloadedState: {
      longText: { document: { status: 'closed' }, notice: { about: 'biography', outcome }, drafts: {} },
    } as never,
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <TextNotice />
      </IntlProvider>
    </Provider>,
  );
}

/** Spec section 8, word by word. */
test.each([
  [{ kind: 'empty' }, 'Erreur: Le contenu de la biographie est vide'],
  [{ kind: 'missingId' }, 'Erreur: Identifiant talent manquant'],
  [{ kind: 'saved' }, 'Biographie sauvegardée avec succès'],
  [{ kind: 'failed', message: 'disk full' }, 'Erreur lors de la sauvegarde: disk full'],
  [
    { kind: 'refused', refusal: { kind: 'offline' } },
    `Erreur lors de la sauvegarde: ${en['refusal.offline']}`,
  ],
])('%j is the toast %j, top right', async (outcome, words) => {
  show(outcome);
  const toast = await screen.findByText(words);
  expect(toast.closest('[class*=toast-container]')?.className).toMatch(
    /toast-container-top.*toast-container-right/,
  );
});
