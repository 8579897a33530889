import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { RecordFoot } from '../../../src/office/screens/shared/recordPage/RecordFoot';
import { ShownRecordProvider } from '../../../src/office/screens/shared/recordPage/shownRecord';
import { connectivityReducer, wentOffline } from '../../../src/office/workflows/office/connectivity';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

interface Shown {
  readonly isNew?: boolean;
  readonly holds?: object;
  readonly problems?: object;
  readonly isAwaited?: boolean;
}

const workflow = (problems: object) => ({
  intents: {},
  problemsOf: () => problems,
  selectCanSave: () => true,
  selectIsUnsaved: () => true,
});

/** The foot of a record that has a field and something typed in it. */
function show({ isNew = false, holds = {}, problems = {}, isAwaited = false }: Shown) {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, connectivity: connectivityReducer }),
  });
  const shown = {
    record: {
      workflow: workflow(problems),
      selectIsAwaited: () => isAwaited,
      labels: { title: 'news.column.title' },
      fields: {},
      texts: {},
    },
    page: { id: 'n1', isNew, status: 'editing', tried: null, draft: { values: {}, holds } },
  };
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en} onError={() => undefined}>
        <ShownRecordProvider value={shown as never}>
          <div className="record-page">
            <input id="record-title" aria-label="Title" />
            <RecordFoot />
          </div>
        </ShownRecordProvider>
      </IntlProvider>
    </Provider>,
  );
  return store;
}

const said = () => screen.getByRole('status');
const conflict = { holds: { title: { kind: 'conflict', theirs: 'Other' } } };
const problem = { problems: { title: 'required' } };

test.each([
  [{}, 'Not saved yet: press Save'],
  [{ isNew: true }, 'Not created yet: press Create'],
  [conflict, 'Not saved yet: choose a text for Title'],
  [problem, 'Not saved yet: check Title'],
  [{ ...problem, isNew: true }, 'Not created yet: check Title'],
])('a record that a button saves says why it is not saved: %j', (shown, words) => {
  show(shown);
  expect(said()).toHaveTextContent(words);
});

test('it is not saved before a picture that is still on its way', () => {
  show({ isAwaited: true });
  expect(said()).toHaveTextContent(en['recordPage.awaited']);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('without a connection it says so, unless a field holds it', () => {
  const store = show({});
  act(() => void store.dispatch(wentOffline()));
  expect(said()).toHaveTextContent(en['autoSave.state.offline']);
});

test('the field that holds it is led to', async () => {
  show(problem);
  await userEvent.click(within(said()).getByRole('link', { name: 'Title' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});
