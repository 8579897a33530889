import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { SignInForm } from '../../../src/office/screens/signIn/SignInForm';
import { signInIntents, signInReducer } from '../../../src/office/workflows/account/signIn';
import { facts } from '../../../src/office/workflows/account/signIn/slice';
import { en } from '../../tools/texts';

const showForm = () => {
  const store = configureStore({ reducer: combineReducers({ signIn: signInReducer }) });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <SignInForm login="staff@co.example" />
      </IntlProvider>
    </Provider>,
  );
  return store;
};

/** Spec section 8, word by word. */
test.each([
  [facts.unexplained(), 'Une erreur inconnue est survenue.'],
  [facts.refused(['Not this one.', 'Nor that one.']), 'Not this one.\nNor that one.'],
])('%j is an alert that says so', (fact, words) => {
  const store = showForm();
  act(() => {
    store.dispatch(signInIntents.submitted({ login: 'staff@co.example', password: 'wrong' }));
    store.dispatch(fact);
  });
  expect(screen.getByRole('alertdialog').querySelector('p')!.textContent).toBe(words);
});

test('why a password was refused stands at it after the alert, until something is typed or sent', async () => {
  const store = showForm();
  const password = screen.getByLabelText('Password', { exact: true });
  const send = () =>
    act(() => void store.dispatch(signInIntents.submitted({ login: 'staff@co.example', password: 'wrong' })));
  const refuse = (message: string) => act(() => void store.dispatch(facts.refused([message])));
  const dismiss = () => act(() => void store.dispatch(signInIntents.dismissed()));

  send();
  refuse('Not this one.');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Not this one.');
  dismiss();
  expect(password).toHaveAccessibleDescription('Not this one.');
  expect(password).toBeInvalid();
  await userEvent.type(password, 'x');
  expect(password).not.toHaveAccessibleDescription();
  send();
  refuse('Nor this one.');
  dismiss();
  expect(password).toHaveAccessibleDescription('Nor this one.');
  send();
  expect(password).not.toHaveAccessibleDescription();
});
