import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { categories } from '../../../src/office/entities/categories';
import { PutBackDialog } from '../../../src/office/screens/activity/PutBackDialog';
import {
  activityPutBackIntents,
  activityPutBackReducer,
} from '../../../src/office/workflows/activity/activityPutBack';

test('the question goes when it is closed, and once the field is put back', async () => {
  const store = configureStore({
    reducer: combineReducers({ categories: categories.reducer, activityPutBack: activityPutBackReducer }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <PutBackDialog />
      </IntlProvider>
    </Provider>,
  );
  const change = { field: 'city', before: 'Paris', after: 'Lyon', canPutBack: true };
  const what = { activityId: 'a1', at: '2026-11-24T09:00:00.000Z', title: 'Ida Berg', change };
  act(() => void store.dispatch(activityPutBackIntents.opened(what)));
  act(() => void store.dispatch(activityPutBackIntents.closed()));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => void store.dispatch(activityPutBackIntents.opened(what)));
  act(() => void store.dispatch(activityPutBackIntents.confirmed()));
  act(() => void store.dispatch({ type: 'activityPutBack/done' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
