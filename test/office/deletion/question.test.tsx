import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { filmsReducer } from '../../../src/office/entities/films';
import DeletionDialog from '../../../src/office/screens/deletion/DeletionDialog';
import { deletionIntents, deletionReducer, type Doomed } from '../../../src/office/workflows/trash/deletion';

const news = (id: string): Doomed => ({ kind: 'news', id, title: `News ${id}` });

function ask(things: readonly Doomed[]) {
  const store = configureStore({
    reducer: combineReducers({ deletion: deletionReducer, films: filmsReducer }),
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <DeletionDialog />
      </IntlProvider>
    </Provider>,
  );
  act(() => void store.dispatch(deletionIntents.opened({ things })));
}

test.each([
  ['one', [news('n1')]],
  ['several', [news('n1'), news('n2')]],
])('the question before %s is deleted opens on the safe button', async (_how, things) => {
  ask(things);
  await waitFor(() => expect(screen.getByRole('button', { name: en['action.cancel'] })).toHaveFocus());
});

const reel = { id: 'r1', title: 'Dawn', talentId: 't1' };

test.each<[Doomed, string, string, string]>([
  [
    { kind: 'reel', ...reel },
    'Delete reel',
    'Delete the reel “Dawn”?',
    'Links that were mailed stop working.',
  ],
  [{ kind: 'reel', ...reel, sort: 'group' }, 'Delete group', 'Delete the group “Dawn”?', 'The reels in it'],
  [{ kind: 'reel', ...reel, sort: 'link' }, 'Delete link', 'Delete the link “Dawn”?', 'stays as it is'],
  [{ kind: 'reel', ...reel, sort: 'poster' }, 'Delete poster', 'Delete the poster “Dawn”?', 'Its picture'],
  [
    { kind: 'specialReel', ...reel },
    'Delete special reel',
    'Delete the reel “Dawn”?',
    'medias will stay safe',
  ],
  [
    { kind: 'specialReel', ...reel, sort: 'group' },
    'Delete group',
    'Delete the group “Dawn”?',
    'The reels in it',
  ],
])('the question before a reel is deleted says what it is: %j', async (thing, title, question, company) => {
  ask([thing]);
  expect(await screen.findByRole('alertdialog', { name: title })).toHaveAccessibleDescription(question);
  expect(screen.getByText(company, { exact: false })).toBeVisible();
});
