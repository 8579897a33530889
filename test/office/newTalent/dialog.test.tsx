import { configureStore, combineReducers } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { categories } from '../../../src/office/entities/categories';
import NewTalentDialog from '../../../src/office/screens/talents/NewTalentDialog';
import {
  newTalentIntents,
  newTalentReducer,
  selectNewTalent,
} from '../../../src/office/workflows/talents/newTalent';
import { categoriesLoaded } from '../loaded';
import { signedInPerson } from '../people';

function show() {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      categories: categories.reducer,
      newTalent: newTalentReducer,
    }),
  });
  store.dispatch(
    categoriesLoaded([
      { categoryId: 'c1', name: 'Directors', singular: 'Director', routerUrl: 'directors', position: 1 },
      { categoryId: 'c2', name: 'Editors', singular: '', routerUrl: 'editors', position: 2 },
    ]),
  );
  store.dispatch(newTalentIntents.opened({ categoryId: 'c1' }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <NewTalentDialog />
      </IntlProvider>
    </Provider>,
  );
  return () => selectNewTalent(store.getState()).status;
}

test('closing an empty form asks nothing', async () => {
  const status = show();
  await userEvent.keyboard('{Escape}');
  expect(status()).toBe('closed');
});

test('closing with a name typed asks first; going on keeps what was typed', async () => {
  const status = show();
  const firstName = screen.getByRole('textbox', { name: /^First name/ });
  await userEvent.type(firstName, 'Zoé');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toHaveTextContent(en['newTalent.discard']);
  await userEvent.click(screen.getByRole('button', { name: en['form.stay'] }));
  expect(firstName).toHaveValue('Zoé');
  await userEvent.click(screen.getByRole('button', { name: en['action.cancel'] }));
  await userEvent.click(screen.getByRole('button', { name: en['form.discard'] }));
  expect(status()).toBe('closed');
});

test('a talent gets one profession, said so where the agency has a word for it', () => {
  show();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Director',
    'Editors',
  ]);
});
