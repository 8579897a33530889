import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { reels, reelsReducer } from '../../../src/office/entities/reels';
import { ReelList } from '../../../src/office/screens/reels/ReelList';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const params = { talentId: 't1' };

/** The pane of a talent's reels once they were asked for. */
function show() {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, reels: reelsReducer }),
  });
  store.dispatch(reels.facts.asked({ params }));
  const dispatched = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <ReelList owner={{ talentId: 't1' }} />
      </IntlProvider>
    </Provider>,
  );
  return { store, dispatched };
}

test('reels that are on their way are said to be loading, and not to be none', () => {
  const { store } = show();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByText(en['reels.empty.title'])).toBeNull();
  act(() => void store.dispatch(reels.facts.loaded({ params, reply: { reels: [], rows: [] } })));
  expect(screen.getByText(en['reels.empty.title'])).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

test('reels that could not be loaded are not said to be none: the pane says why, and asks again', async () => {
  const { store, dispatched } = show();
  act(() => void store.dispatch(reels.facts.failed({ params, refusal: { kind: 'notFound' } })));
  expect(screen.queryByText(en['reels.empty.title'])).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(en['reels.failed']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(dispatched).toHaveBeenLastCalledWith(reels.reload(params));
});
