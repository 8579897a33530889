import type { News } from '../../../src/contract/entities/news';
import { news, newsReducer, newsSaved } from '../../../src/office/entities/news';
import { thingRestored } from '../../../src/office/entities/trashed';
import { ALL } from '../../../src/office/kernel/query/state';
import { serverEventReceived } from '../../../src/office/kernel/signals';
import { ok, startWorkflows } from '../support';
import { blankNews } from './blankNews';

const LIST = 'http.call news.list';
const SLEEP = 'clock.sleep';

const item = (newsId: string, createdAt?: string): News => ({
  newsId,
  ...blankNews,
  createdOn: '01/02/2026',
  version: 1,
  ...(createdAt !== undefined && { createdAt }),
});
const older = item('older', '2026-02-01T08:00:00.000Z');
const newer = item('newer', '2026-02-01T10:00:00.000Z');
const between = item('between', '2026-02-01T09:00:00.000Z');

function known(rows: readonly News[]) {
  const { world, store } = startWorkflows({ news: newsReducer }, [news.saga]);
  store.dispatch(news.facts.asked({ params: ALL }));
  world.answer(LIST, ok(rows));
  const told = (id: string, version: number | null = null) =>
    store.dispatch(serverEventReceived({ kind: 'changed', entity: 'news', id, version }));
  const list = () => news.selectQuery(store.getState(), ALL).data?.join(' ');
  return { world, store, told, list };
}

test('of news that a colleague wrote, only that row is asked for, and it stands at its place of that day', () => {
  const { world, told, list } = known([newer, older]);
  told('between', 1);
  world.answer(SLEEP, null);
  expect(world.inputOf(LIST)).toEqual({ newsIds: ['between'] });
  world.answer(LIST, ok([between]));
  expect(list()).toBe('newer between older');
});

test('what this office saved or restored is read again: the server may keep it otherwise than it was sent', () => {
  const { world, store, list } = known([newer, older]);
  store.dispatch(newsSaved({ newsId: 'older', content: { ...blankNews, title: ' Won ' }, version: 2 }));
  store.dispatch(thingRestored({ thing: { kind: 'news', id: 'between', title: '' }, talentId: '' }));
  store.dispatch(thingRestored({ thing: { kind: 'film', id: 'f1', title: '' }, talentId: 't1' }));
  world.answer(SLEEP, null);
  expect(world.inputOf(LIST)).toEqual({ newsIds: ['older', 'between'] });
  world.answer(LIST, ok([between, { ...older, title: 'Won', version: 2 }]));
  expect(list()).toBe('newer between older');
  expect(news.selectById(store.getState(), 'older')?.title).toBe('Won');
});

test('a backend that tells no instants is asked for the whole list, whose order only it knows', () => {
  const { world, told, list } = known([item('two'), item('one')]);
  told('three');
  world.answer(SLEEP, null);
  expect(world.inputOf(LIST)).toEqual({});
  world.answer(LIST, ok([item('three'), item('two'), item('one')]));
  expect(list()).toBe('three two one');
});

test('so it is when the first news of all come from such a backend', () => {
  const { world, told, list } = known([]);
  told('one');
  world.answer(SLEEP, null);
  world.answer(LIST, ok([item('one')]));
  world.answer(LIST, ok([item('two'), item('one')]));
  expect(list()).toBe('two one');
});
