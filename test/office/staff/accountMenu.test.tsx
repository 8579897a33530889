import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { StaffActions } from '../../../src/office/screens/staff/StaffActions';
import { staffChangeIntents, staffChangesReducer } from '../../../src/office/workflows/staff/staffChanges';
import { staffLinkIntents, staffLinkReducer } from '../../../src/office/workflows/staff/staffLink';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const item = (name: RegExp) => screen.findByRole('menuitem', { name });

/** The open menu of the account of somebody else. */
async function show(status: 'active' | 'disabled') {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      staffChanges: staffChangesReducer,
      staffLink: staffLinkReducer,
    }),
  });
  const person = { staffId: 's2', status };
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <StaffActions entry={{ person, name: 'Ben' } as never} tabIndex={0} />
      </IntlProvider>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button'));
  return store;
}

test('no link is asked for while another is on its way, as only one is made at a time', async () => {
  const store = await show('active');
  const send = await item(/password/);
  expect(send).not.toHaveAttribute('aria-disabled', 'true');
  act(
    () =>
      void store.dispatch(staffLinkIntents.requested({ staffId: 's1', name: 'Anna', purpose: 'password' })),
  );
  expect(await item(/password/)).toHaveAttribute('aria-disabled', 'true');
});

test('an account is not turned on while something else of it is changed', async () => {
  const store = await show('disabled');
  act(
    () => void store.dispatch(staffChangeIntents.requested({ kind: 'role', staffId: 's2', role: 'reader' })),
  );
  expect(await item(/Turn on/)).toHaveAttribute('aria-disabled', 'true');
});
