import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { filmsReducer } from '../../../src/office/entities/films';
import DeletionDialog from '../../../src/office/screens/deletion/DeletionDialog';
import { deletionIntents, deletionReducer, type Doomed } from '../../../src/office/workflows/deletion';

const news = (id: string): Doomed => ({ kind: 'news', id, title: `News ${id}` });

test.each([
  ['one', [news('n1')]],
  ['several', [news('n1'), news('n2')]],
])('the question before %s is deleted opens on the safe button', async (_how, things) => {
  const store = configureStore({
    reducer: combineReducers({ deletion: deletionReducer, films: filmsReducer }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <DeletionDialog />
      </IntlProvider>
    </Provider>,
  );
  act(() => void store.dispatch(deletionIntents.opened({ things })));
  await waitFor(() => expect(screen.getByRole('button', { name: en['action.cancel'] })).toHaveFocus());
});
