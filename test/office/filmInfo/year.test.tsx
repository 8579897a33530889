import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { FilmInfoForm } from '../../../src/office/screens/filmInfo/FilmInfoForm';
import { connectivityReducer } from '../../../src/office/workflows/office/connectivity';
import { autoSaveReducer } from '../../../src/office/workflows/records/autoSave';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const VALUES = { title: 'Rose', director: '', producer: '', year: '', format: '', tags: [], notes: '' };
const draft = {
  ...{ form: 'filmInfo', recordId: 'f1', status: 'resting', version: 1, original: VALUES, values: VALUES },
  ...{ secretEdits: {}, unsure: [], holds: {}, marks: {}, saves: 0 },
};

test('a year in wide digits stands in plain ones once it is left, and is right', async () => {
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      autoSave: autoSaveReducer,
      connectivity: connectivityReducer,
    }),
    preloadedState: { autoSave: { on: true, drafts: { 'filmInfo:f1': draft } } } as never,
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <FilmInfoForm filmId="f1" />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const year = screen.getByRole('textbox', { name: 'Year' });
  await userEvent.type(year, ' ２０２４');
  await userEvent.tab();
  expect(year).toHaveValue('2024');
  expect(year).toBeValid();
});
