import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as kit from '../../../src/office/app/kits/newsletters';
import { reducers } from '../../../src/office/app/work';
import { Letter } from '../../../src/office/screens/newsletterDetails/newsletterPage';
import { newsletterDetail } from '../../../src/office/workflows/newsletters/newsletterDetail';
import { newsletterItemsIntents } from '../../../src/office/workflows/newsletters/newsletterItems';
import { blankNewsletter } from '../../../src/office/workflows/newsletters/newsletterValues';
import { connectivityReducer } from '../../../src/office/workflows/office/connectivity';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

test('a newsletter is not saved before a film that was chosen for it stands in its list', () => {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      connectivity: connectivityReducer,
      ...reducers,
      ...kit.reducers,
    }),
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <Letter.Screen>
            <Letter.Text field="title" />
          </Letter.Screen>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const id = 'n1';
  act(() => {
    const copy = { values: blankNewsletter, version: null };
    store.dispatch(newsletterDetail.facts.told({ id, isNew: true, copy }));
    store.dispatch(newsletterDetail.intents.typed({ id, values: { title: 'Autumn' } }));
  });
  expect(screen.getByRole('button', { name: 'Create' })).toBeEnabled();
  act(() => void store.dispatch(newsletterItemsIntents.filmAdded({ id, filmId: 'f1' })));
  expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled();
  expect(screen.getByText(en['recordPage.awaited'])).toBeInTheDocument();
});
