import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { news as newsEntity, newsReducer, newsRemoved } from '../../../src/office/entities/news';
import { ALL } from '../../../src/office/kernel/query/state';
import { filmsReducer } from '../../../src/office/entities/films';
import DeletionDialog from '../../../src/office/screens/deletion/DeletionDialog';
import { blankNews } from '../news/blankNews';
import { deletionIntents, deletionReducer, type Doomed } from '../../../src/office/workflows/trash/deletion';

const news = (id: string): Doomed => ({ kind: 'news', id, title: `News ${id}` });

/** Three news items, of which two are scheduled. */
const scheduled = {
  n1: { goesOffAt: '2026-12-24T08:00:00.000Z', goesOnAt: '2026-12-26T08:00:00.000Z' },
  n2: { goesOnAt: '2026-12-01T08:00:00.000Z' },
  n3: {},
};

function ask(things: readonly Doomed[]) {
  const store = configureStore({
    reducer: combineReducers({ deletion: deletionReducer, films: filmsReducer, news: newsReducer }),
  });
  const rows = Object.entries(scheduled).map(([newsId, times]) => ({
    ...{ newsId, createdOn: '', ...blankNews },
    ...times,
  }));
  store.dispatch(newsEntity.facts.loaded({ params: ALL, reply: rows }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <DeletionDialog />
      </IntlProvider>
    </Provider>,
  );
  act(() => void store.dispatch(deletionIntents.opened({ things })));
  return store;
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

test('the question before scheduled news are deleted says what does not happen in the trash', async () => {
  ask([news('n1')]);
  const words = await screen.findByText(/^Scheduled: Goes off the site 24\/12\/2026/);
  expect(words).toHaveTextContent(/:00 · Goes on the site 26\/12\/2026 \d\d:00\. That does not happen while/);
});

test('of several it says how many are scheduled, also while they go', async () => {
  const store = ask([news('n1'), news('n2'), news('n3')]);
  const words = /^2 of them are scheduled\. Nothing of that happens while they are in the trash/;
  expect(await screen.findByText(words)).toBeVisible();
  act(() => {
    store.dispatch(deletionIntents.confirmed());
    store.dispatch(newsRemoved({ newsId: 'n1' }));
  });
  expect(screen.getByText(words)).toBeVisible();
});

test('of news for which nothing is scheduled it says nothing of that', async () => {
  ask([news('n3')]);
  await screen.findByRole('alertdialog');
  expect(screen.queryByText(/cheduled/)).toBeNull();
});
