import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { UserButton } from '../../../src/office/screens/layout/UserButton';
import { sessionGuardReducer } from '../../../src/office/workflows/account/sessionGuard';
import { en } from '../../tools/texts';
import { session } from '../people';

test.each([
  ['Ana', 'Zapata', 'AZ'],
  ['ana', '', 'A'],
  ['𠮷', '田', '田'],
  ['高', '𠮷田', '𠮷'],
])(
  'the menu of %s %s is opened by %s: whole characters, as the name is read',
  (firstName, lastName, initials) => {
    const current = { ...session(), staff: { ...session().staff, firstName, lastName } };
    const store = configureStore({
      reducer: combineReducers({ session: () => ({ current }), sessionGuard: sessionGuardReducer }),
    });
    render(
      <Provider store={store}>
        <IntlProvider locale="en" messages={en}>
          <UserButton />
        </IntlProvider>
      </Provider>,
    );
    const [sign] = screen.getByRole('button').getElementsByClassName('frame-initials');
    expect(sign).toHaveAttribute('data-initials', initials);
  },
);
