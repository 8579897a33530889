import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { staff } from '../../../src/office/entities/staff';
import { PartingDialog } from '../../../src/office/screens/staff/PartingDialog';
import { staffPartingIntents, staffPartingReducer } from '../../../src/office/workflows/staff/staffParting';

test('the dialog goes when it is closed, and once the account is gone', async () => {
  const store = configureStore({
    reducer: combineReducers({ staff: staff.reducer, staffParting: staffPartingReducer }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <PartingDialog />
      </IntlProvider>
    </Provider>,
  );
  const parting = { kind: 'remove', staffId: 's1', name: 'Nour', accountStatus: 'invited' } as const;
  act(() => void store.dispatch(staffPartingIntents.opened(parting)));
  act(() => void store.dispatch(staffPartingIntents.closed()));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => void store.dispatch(staffPartingIntents.opened(parting)));
  act(() => void store.dispatch(staffPartingIntents.confirmed({ heirId: '' })));
  act(() => void store.dispatch({ type: 'staffParting/ended', payload: null }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
