import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { doubtOfBirthDate, doubtOfPhone } from '../../../src/office/screens/talentRecord/doubts';
import { talentForm } from '../../../src/office/screens/talentRecord/talentForm';
import { autoSaveReducer } from '../../../src/office/workflows/records/autoSave';
import { connectivityReducer } from '../../../src/office/workflows/office/connectivity';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const VALUES = { birthDate: '05/11/1984', phone: '' };

function show() {
  const draft = {
    ...{
      form: 'talentInfo',
      recordId: 't1',
      status: 'resting',
      version: 1,
      original: VALUES,
      values: VALUES,
    },
    ...{ secretEdits: {}, unsure: [], holds: {}, marks: {}, saves: 0 },
  };
  const store = configureStore({
    reducer: combineReducers({
      ...signedInPerson,
      autoSave: autoSaveReducer,
      connectivity: connectivityReducer,
    }),
    preloadedState: { autoSave: { on: true, drafts: { 'talentInfo:t1': draft } } } as never,
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <talentForm.Form recordId="t1">
            <talentForm.Text field="birthDate" doubt={doubtOfBirthDate} hint="talentRecord.dayHint" />
            <talentForm.Text field="phone" doubt={doubtOfPhone} />
          </talentForm.Form>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

test.each([
  ['Date of birth', '05/11/2984', /still to come/],
  ['Date of birth', '5.11.2984', /still to come/],
  ['Phone', 'ask her sister', /no digit/],
])('%s %s is asked about', (label, typed, question) => {
  show();
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(question);
  expect(screen.getByLabelText(label)).not.toBeInvalid();
});

test.each([
  ['Date of birth', '05/11/1985', /such as/],
  ['Date of birth', '05/11/29', /such as/],
  ['Phone', '+33 6 12', /^$/],
  ['Phone', '０６１２', /^$/],
])('%s %s is not', (label, typed, hint) => {
  show();
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } });
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(hint);
});
