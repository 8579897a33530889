import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { RecordText } from '../../../src/office/screens/shared/recordPage/RecordText';
import { ShownRecordProvider } from '../../../src/office/screens/shared/recordPage/shownRecord';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

/** A field in which something is wrong, of a record whose page holds what was written before a reload, or not. */
function show(title: string, isRestored: boolean) {
  const workflow = { intents: {}, problemsOf: () => ({ title: 'malformed' }) };
  const shown = {
    record: { workflow, labels: { title: 'news.column.title' }, fields: {}, texts: {} },
    page: { id: 'n1', status: 'editing', isRestored, tried: null, draft: { values: { title }, holds: {} } },
  };
  render(
    <Provider store={configureStore({ reducer: combineReducers(signedInPerson) })}>
      <IntlProvider locale="en" messages={en}>
        <ShownRecordProvider value={shown as never}>
          <RecordText field="title" />
        </ShownRecordProvider>
      </IntlProvider>
    </Provider>,
  );
  return screen.getByRole('textbox');
}

test.each([
  ['redd', true, true],
  ['', true, false],
  ['redd', false, false],
])('%j, restored: %j, is told as wrong before it is left: %j', (title, isRestored, isTold) => {
  expect(show(title, isRestored).matches('[aria-invalid=true]')).toBe(isTold);
});
