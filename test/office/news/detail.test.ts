import type { News, NewsContent } from '../../../src/contract/entities/news';
import { news, newsReducer, selectNewsItem } from '../../../src/office/entities/news';
import { ALL } from '../../../src/office/kernel/query/state';
import { newsDetail } from '../../../src/office/workflows/news/newsDetail';
import { ok, refused, startWorkflows } from '../support';

const ADD = 'http.call news.add';
const UPDATE = 'http.call news.update';
const { opened, closed, typed, submitted, settled } = newsDetail.intents;

const content: NewsContent = {
  title: 'A prize',
  text: '<p>Won.</p>',
  picture: '',
  online: true,
  linkType: 'none',
  linkValue: '',
};
const item: News = { newsId: 'n1', ...content, createdOn: '01/02/2026', version: 3 };

function start() {
  const { world, store } = startWorkflows({ news: newsReducer, newsDetail: newsDetail.reducer }, [
    newsDetail.saga,
    news.saga,
  ]);
  const told = (reply: readonly News[]) => store.dispatch(news.facts.loaded({ params: ALL, reply }));
  const page = () => newsDetail.selectPage(store.getState());
  const values = () => {
    const now = page();
    return 'draft' in now ? now.draft.values : undefined;
  };
  const type = (changes: Partial<NewsContent>, newsId = 'n1') =>
    store.dispatch(typed({ id: newsId, values: changes }));
  const submit = (newsId = 'n1') => store.dispatch(submitted({ id: newsId }));
  return { world, store, told, page, values, type, submit };
}

function editing() {
  const office = start();
  office.told([item]);
  office.store.dispatch(opened('n1'));
  return office;
}

function creating() {
  const office = start();
  office.told([]);
  office.store.dispatch(opened(null));
  office.world.answer('ids.new', 'new1234567');
  office.type({ title: 'Fresh' }, 'new1234567');
  office.submit('new1234567');
  office.world.answer('ids.new', 'request-1');
  return office;
}

test('a new item has an id of 10 characters, is created once, and the list comes back after 1.5 s', () => {
  const { world, submit, page } = creating();
  submit('new1234567');
  expect(world.inputOf(ADD)).toEqual({
    newsId: 'new1234567',
    ...content,
    title: 'Fresh',
    text: '',
    requestId: 'request-1',
  });
  world.answer(ADD, ok());
  expect(page().status).toBe('saved');
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1500 });
  world.answer('clock.sleep', null);
  expect(world.inputOf('navigation.go')).toMatchObject({ path: '/app/page/news' });
});

test('an item that was changed is saved over the version it was read at, and the list comes back after 1 s', () => {
  const { world, store, type, submit } = editing();
  expect(newsDetail.selectCanSave(store.getState())).toBe(false);
  type({ title: 'Two prizes' });
  submit();
  world.answer('ids.new', 'request-1');
  expect(world.inputOf(UPDATE)).toMatchObject({ newsId: 'n1', title: 'Two prizes', version: 3 });
  world.answer(UPDATE, ok({ kind: 'saved', version: 4 }));
  expect(selectNewsItem(store.getState(), 'n1')).toMatchObject({ title: 'Two prizes', version: 4 });
  expect(world.inputOf('clock.sleep')).toEqual({ milliseconds: 1000 });
});

test('who saved the next one meanwhile sees that it is saved for its own second', () => {
  const { world, store, told, page, type, submit } = start();
  told([item, { ...item, newsId: 'n2' }]);
  for (const newsId of ['n1', 'n2']) {
    store.dispatch(opened(newsId));
    type({ title: 'A second prize' }, newsId);
    submit(newsId);
    world.answer('ids.new', `request-${newsId}`);
    world.answer(UPDATE, ok({ kind: 'saved', version: 4 }));
  }
  world.answer('clock.sleep', null);
  expect(page()).toMatchObject({ status: 'saved', id: 'n2' });
  expect(world.pending()).not.toContain('navigation.go');
  world.answer('clock.sleep', null);
  expect(world.pending()).toContain('navigation.go');
});

test('whoever went on meanwhile is not called back to the list', () => {
  const { world, store } = creating();
  world.answer(ADD, ok());
  store.dispatch(closed());
  world.answer('clock.sleep', null);
  expect(world.pending()).not.toContain('navigation.go');
});

describe('an item that is opened again while it is saved, written further and saved', () => {
  function savedAgain() {
    const office = editing();
    office.type({ title: 'First' });
    office.submit();
    office.world.answer('ids.new', 'request-1');
    office.store.dispatch(closed());
    office.store.dispatch(opened('n1'));
    office.type({ title: 'Second' });
    office.submit();
    return office;
  }

  test('is saved as it was, then as it is, and only then the list comes back', () => {
    const { world, page, values } = savedAgain();
    world.answer(UPDATE, ok({ kind: 'saved', version: 4 }));
    expect(page().status).toBe('saving');
    expect(values()?.title).toBe('Second');
    world.answer('ids.new', 'request-2');
    expect(world.inputOf(UPDATE)).toMatchObject({ title: 'Second', version: 4, requestId: 'request-2' });
    world.answer(UPDATE, ok({ kind: 'saved', version: 5 }));
    expect(page().status).toBe('saved');
  });

  test('is sent as another request where the answer to the first was lost', () => {
    const { world, submit } = savedAgain();
    world.answer(UPDATE, refused({ kind: 'timeout' }));
    submit();
    world.answer('ids.new', 'request-2');
    expect(world.inputOf(UPDATE)).toMatchObject({ title: 'Second', requestId: 'request-2' });
  });

  test('knows what the lost answer was about: it is no change of a colleague’s', () => {
    const { world, submit } = savedAgain();
    world.answer(UPDATE, refused({ kind: 'timeout' }));
    submit();
    world.answer('ids.new', 'request-2');
    world.answer(UPDATE, ok({ kind: 'conflict', version: 4, values: { ...content, title: 'First' } }));
    world.answer('ids.new', 'request-3');
    expect(world.inputOf(UPDATE)).toMatchObject({ title: 'Second', version: 4 });
  });
});

test('a new item that is taken up again while it is added, written further and saved, is saved as one that exists', () => {
  const { world, store, type, submit, page } = creating();
  store.dispatch(closed());
  store.dispatch(opened(null));
  type({ title: 'Fresher' }, 'new1234567');
  submit('new1234567');
  world.answer(ADD, ok());
  world.answer('ids.new', 'request-2');
  expect(world.inputOf(UPDATE)).toMatchObject({ newsId: 'new1234567', title: 'Fresher' });
  world.answer(UPDATE, ok({ kind: 'saved', version: 2 }));
  expect(page().status).toBe('saved');
});

test('an item that is opened again and saved before its list is shown is saved too, and the list comes back once', () => {
  const { world, store, type, submit, page } = editing();
  for (const request of [1, 2]) {
    store.dispatch(opened('n1'));
    type({ title: `Prize ${request}` });
    submit();
    world.answer('ids.new', `request-${request}`);
    world.answer(UPDATE, ok({ kind: 'saved', version: 3 + request }));
  }
  expect(page().status).toBe('saved');
  while (world.pending().includes('clock.sleep')) world.answer('clock.sleep', null);
  expect(world.asked.filter((name) => name === 'navigation.go')).toHaveLength(1);
});

test('an item that is saved once another was does not keep the list of that one away', () => {
  const { world, store, told, page, type, submit } = start();
  told([item, { ...item, newsId: 'n2' }]);
  for (const newsId of ['n1', 'n2']) {
    store.dispatch(opened(newsId));
    type({ title: 'A second prize' }, newsId);
    submit(newsId);
    world.answer('ids.new', `request-${newsId}`);
  }
  world.answerNewest(UPDATE, ok({ kind: 'saved', version: 4 }));
  world.answer(UPDATE, ok({ kind: 'saved', version: 4 }));
  expect(page()).toMatchObject({ status: 'saved', id: 'n2' });
  world.answer('clock.sleep', null);
  expect(world.pending()).toContain('navigation.go');
});

test('FAILED stays on the form with what was typed, and it may be sent again', () => {
  const { world, store, page } = creating();
  world.answer(ADD, refused({ kind: 'refused', word: 'FAILED' }));
  expect(page()).toMatchObject({ status: 'editing', tried: { status: 'refused' } });
  expect(newsDetail.selectCanSave(store.getState())).toBe(true);
});

test('a save without an answer is sent again as the same request', () => {
  const { world, submit } = creating();
  world.answer(ADD, refused({ kind: 'timeout' }));
  submit('new1234567');
  expect(world.inputOf(ADD)).toMatchObject({ requestId: 'request-1' });
});

test('an item that an earlier try created after all is saved as one that exists, with what was typed since', () => {
  const { world, type, submit } = creating();
  world.answer(ADD, refused({ kind: 'timeout' }));
  type({ title: 'Fresher' }, 'new1234567');
  submit('new1234567');
  world.answer('ids.new', 'request-2');
  world.answer(ADD, refused({ kind: 'conflict', reason: 'idTaken' }));
  world.answer(
    'http.call news.list',
    ok([{ ...item, newsId: 'new1234567', ...content, title: 'Fresh', text: '', version: 1 }]),
  );
  world.answer('ids.new', 'request-3');
  expect(world.inputOf(UPDATE)).toMatchObject({ newsId: 'new1234567', title: 'Fresher', version: 1 });
});

test.each([
  ['a blank title', { title: ' ' }],
  ['a link to no film', { linkType: 'film' }],
  ['an address that is none', { linkType: 'address', linkValue: 'http://' }],
] as const)('%s is not sent', (_what, changes) => {
  const { store, type, submit, page } = editing();
  type({ title: 'Changed', ...changes });
  submit();
  expect(newsDetail.selectCanSave(store.getState())).toBe(false);
  expect(page().status).toBe('editing');
});

test('a colleague’s change of another field is taken over, and what is typed stays', () => {
  const { told, values, type } = editing();
  type({ title: 'Mine' });
  told([{ ...item, text: '<p>Theirs.</p>', version: 4 }]);
  expect(values()).toMatchObject({ title: 'Mine', text: '<p>Theirs.</p>' });
});

test('a save that meets a change of another field is made again beside it', () => {
  const { world, type, submit } = editing();
  type({ title: 'Mine' });
  submit();
  world.answer('ids.new', 'request-1');
  world.answer(UPDATE, ok({ kind: 'conflict', version: 4, values: { ...content, online: false } }));
  world.answer('ids.new', 'request-2');
  expect(world.inputOf(UPDATE)).toMatchObject({ title: 'Mine', online: false, version: 4 });
});

test('a save that meets another of the same field waits for a choice', () => {
  const { world, store, type, submit, page, values } = editing();
  type({ title: 'Mine' });
  submit();
  world.answer('ids.new', 'request-1');
  world.answer(UPDATE, ok({ kind: 'conflict', version: 4, values: { ...content, title: 'Theirs' } }));
  expect(page().status).toBe('editing');
  expect(newsDetail.selectCanSave(store.getState())).toBe(false);
  store.dispatch(settled({ id: 'n1', field: 'title', keep: 'theirs' }));
  expect(values()?.title).toBe('Theirs');
});

test('an item is found once the list is there; one that is in none is missing', () => {
  const office = start();
  office.store.dispatch(opened('n1'));
  expect(office.page().status).toBe('awaited');
  office.told([item]);
  expect(office.page().status).toBe('editing');
  office.store.dispatch(opened('n2'));
  expect(office.page().status).toBe('missing');
});

test('what was typed and left is there when the page is opened again', () => {
  const { store, type, values, page } = editing();
  type({ title: 'Begun' });
  store.dispatch(closed());
  store.dispatch(opened('n1'));
  expect(values()?.title).toBe('Begun');
  expect(page()).toMatchObject({ isRestored: true });
});
