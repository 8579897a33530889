import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { categories } from '../../../src/office/entities/categories';
import { FieldValue } from '../../../src/office/screens/activity/FieldValue';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

test('a long text ends before a character that would be cut in two, and is there as a whole once it is asked for', async () => {
  const text = `${'x'.repeat(239)}𠮷田`;
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, categories: categories.reducer }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <FieldValue field="biography" text={text} />
      </IntlProvider>
    </Provider>,
  );
  screen.getByText(`${'x'.repeat(239)}…`);
  await userEvent.click(screen.getByRole('button'));
  screen.getByText(text);
});
