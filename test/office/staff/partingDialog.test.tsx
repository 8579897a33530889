import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { staff } from '../../../src/office/entities/staff';
import { ALL } from '../../../src/office/kernel/query/state';
import { PartingDialog } from '../../../src/office/screens/staff/PartingDialog';
import { staffPartingIntents, staffPartingReducer } from '../../../src/office/workflows/staff/staffParting';

/** The dialog, over what is known of the staff. */
function show() {
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
  return store;
}

test('a colleague who was chosen and is turned off meanwhile is chosen no more', async () => {
  const store = show();
  const known = (status: 'active' | 'disabled') => {
    const ben = { staffId: 's2', firstName: 'Ben', lastName: 'Ito', email: 'b@co.example', status };
    const reply = [{ ...ben, privilege: 'STAFF' }] as never;
    act(() => void store.dispatch(staff.facts.loaded({ params: ALL, reply })));
  };
  known('active');
  const parting = { kind: 'handOver', staffId: 's1', name: 'Nour', accountStatus: 'active' } as const;
  act(() => void store.dispatch(staffPartingIntents.opened(parting)));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 's2' } });
  const confirm = screen.getByRole('button', { name: en['staff.parting.handOver.confirm'] });
  expect(confirm).toBeEnabled();
  known('disabled');
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(confirm).toBeDisabled();
});

test('the dialog goes when it is closed, and once the account is gone', async () => {
  const store = show();
  const parting = { kind: 'remove', staffId: 's1', name: 'Nour', accountStatus: 'invited' } as const;
  act(() => void store.dispatch(staffPartingIntents.opened(parting)));
  act(() => void store.dispatch(staffPartingIntents.closed()));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => void store.dispatch(staffPartingIntents.opened(parting)));
  act(() => void store.dispatch(staffPartingIntents.confirmed({ heirId: '' })));
  act(() => void store.dispatch({ type: 'staffParting/ended', payload: null }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
