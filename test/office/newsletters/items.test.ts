import { BUTTON_COLOUR } from '../../../src/contract/constants';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { films } from '../../../src/office/entities/films';
import { foundFilms } from '../../../src/office/entities/foundFilms';
import { sessionReducer } from '../../../src/office/entities/session';
import { talents } from '../../../src/office/entities/talents';
import { newsletterDetail } from '../../../src/office/workflows/newsletters/newsletterDetail';
import {
  itemPictureArrived,
  newsletterItemsIntents,
  newsletterItemsReducer,
  newsletterItemsSaga,
  placeOfItem,
  selectIsFilmAwaited,
  selectNewsletterItems,
  selectOpposite,
} from '../../../src/office/workflows/newsletters/newsletterItems';
import {
  blankNewsletter,
  itemIn,
  itemText,
} from '../../../src/office/workflows/newsletters/newsletterValues';
import { session } from '../people';
import { offline, ok, refused, startWorkflows } from '../support';

const { added, duplicated, filmAdded, moved, removed, undone } = newsletterItemsIntents;
const id = 'n1';

const text = (key: string, html = `<p>${key}</p>`) => itemText({ kind: 'text', key, html });

/** A newsletter on show in which these texts stand. */
function showing(...keys: readonly string[]) {
  const of = session();
  const { world, store } = startWorkflows(
    {
      session: sessionReducer,
      configuration: configurationReducer,
      films: films.reducer,
      foundFilms: foundFilms.reducer,
      talents: talents.reducer,
      newsletterDetail: newsletterDetail.reducer,
      newsletterItems: newsletterItemsReducer,
    },
    [films.saga, talents.saga, newsletterItemsSaga],
    { session: { current: { ...of, agency: { ...of.agency, timeZone: 'Asia/Tokyo' } } } },
  );
  const values = { ...blankNewsletter, title: 'Autumn', items: keys.map((key) => text(key)) };
  store.dispatch(newsletterDetail.intents.opened(id));
  store.dispatch(newsletterDetail.facts.told({ id, isNew: false, copy: { values, version: 1 } }));
  const items = () => {
    const page = newsletterDetail.selectPage(store.getState());
    return page.status === 'editing' ? page.draft.values.items : [];
  };
  const keysNow = () => items().map((item) => itemIn(item)?.key);
  const write = (changed: readonly string[]) =>
    store.dispatch(newsletterDetail.intents.typed({ id, values: { items: changed } }));
  return { world, store, items, keysNow, write };
}

test('what is moved, removed and duplicated is taken back step by step', () => {
  const { world, store, keysNow } = showing('a', 'b', 'c');
  store.dispatch(moved({ id, key: 'a', to: 2 }));
  expect(keysNow()).toEqual(['b', 'c', 'a']);
  store.dispatch(removed({ id, key: 'c' }));
  store.dispatch(duplicated({ id, key: 'b' }));
  world.answer('ids.new', 'd');
  expect(keysNow()).toEqual(['b', 'd', 'a']);
  store.dispatch(undone({ id }));
  expect(keysNow()).toEqual(['b', 'a']);
  store.dispatch(undone({ id }));
  expect(keysNow()).toEqual(['b', 'c', 'a']);
  store.dispatch(undone({ id }));
  expect(keysNow()).toEqual(['a', 'b', 'c']);
  store.dispatch(undone({ id }));
  expect(keysNow()).toEqual(['a', 'b', 'c']);
});

test('what is written meanwhile stays when a change of the list is taken back', () => {
  const { store, items, write } = showing('a', 'b');
  store.dispatch(removed({ id, key: 'b' }));
  write([text('a', '<p>Rewritten</p>')]);
  store.dispatch(undone({ id }));
  expect(items()).toEqual([text('a', '<p>Rewritten</p>'), text('b')]);
});

test('a button that is added comes last, has its colour, and its fields are on show', () => {
  const { world, store, items } = showing('a');
  store.dispatch(added({ id, kind: 'button' }));
  world.answer('ids.new', 'b');
  expect(itemIn(items()[1] ?? '')).toEqual({
    kind: 'button',
    key: 'b',
    address: '',
    label: '',
    colour: BUTTON_COLOUR,
  });
  expect(selectNewsletterItems(store.getState()).open).toBe('b');
});

test('a newsletter that is left forgets what could be taken back', () => {
  const { store } = showing('a', 'b');
  store.dispatch(removed({ id, key: 'b' }));
  store.dispatch(newsletterDetail.intents.closed());
  expect(selectNewsletterItems(store.getState()).opposites).toEqual([]);
});

test('a picture that is chosen for an item takes the place of its picture, and is taken back; for one that is gone it is nobody’s', () => {
  const { store, items, write } = showing('a');
  const picture = { kind: 'picture', key: 'p', picture: 'reef', description: 'A reef', link: '' } as const;
  write([text('a'), itemText(picture)]);
  store.dispatch(itemPictureArrived({ id: placeOfItem(id, 'p'), picture: 'quay' }));
  expect(items().map(itemIn)).toMatchObject([{ key: 'a' }, { ...picture, picture: 'quay' }]);
  store.dispatch(undone({ id }));
  expect(items()[1]).toBe(itemText(picture));
  store.dispatch(itemPictureArrived({ id: placeOfItem(id, 'gone'), picture: 'quay' }));
  store.dispatch(itemPictureArrived({ id: placeOfItem(id, 'a'), picture: 'quay' }));
  expect(items()).toEqual([text('a'), itemText(picture)]);
});

test('what is written of a picture stays when the picture that it was exchanged for is taken back', () => {
  const { store, items, write } = showing();
  const picture = { kind: 'picture', key: 'p', picture: 'reef', description: '', link: '' } as const;
  write([itemText(picture)]);
  store.dispatch(itemPictureArrived({ id: placeOfItem(id, 'p'), picture: 'quay' }));
  const fields = { description: 'A reef', link: 'https://co.example' };
  store.dispatch(newsletterDetail.intents.itemsChanged({ id, change: { kind: 'write', key: 'p', fields } }));
  store.dispatch(undone({ id }));
  expect(items().map(itemIn)).toEqual([{ ...picture, ...fields }]);
});

test('once the list is a colleague’s nothing is taken back, but what is changed in theirs', () => {
  const { store, items, keysNow } = showing('a', 'b');
  store.dispatch(removed({ id, key: 'b' }));
  const values = { ...blankNewsletter, title: 'Autumn', items: [text('c'), text('b')] };
  store.dispatch(newsletterDetail.facts.told({ id, isNew: false, copy: { values, version: 2 } }));
  expect(selectOpposite(store.getState())).toBeDefined();
  store.dispatch(newsletterDetail.intents.settled({ id, field: 'items', keep: 'theirs' }));
  expect(selectOpposite(store.getState())).toBeUndefined();
  store.dispatch(undone({ id }));
  expect(items()).toEqual(values.items);
  store.dispatch(moved({ id, key: 'c', to: 1 }));
  store.dispatch(undone({ id }));
  store.dispatch(undone({ id }));
  expect(keysNow()).toEqual(['c', 'b']);
});

test('nor once a colleague’s list came by itself', () => {
  const { store, items } = showing('a', 'b');
  store.dispatch(moved({ id, key: 'a', to: 1 }));
  store.dispatch(moved({ id, key: 'b', to: 1 }));
  const values = { ...blankNewsletter, title: 'Autumn', items: [text('b')] };
  store.dispatch(newsletterDetail.facts.told({ id, isNew: false, copy: { values, version: 2 } }));
  store.dispatch(undone({ id }));
  expect(selectOpposite(store.getState())).toBeUndefined();
  expect(items()).toEqual(values.items);
});

const film = { filmId: 'f1', talentId: 't1', title: 'Low Tide', director: 'Ida Holm', producer: 'North' };

test('what is saved waits for the film that was chosen: until it stands in the list, also where that was begun anew', () => {
  const { world, store, items } = showing();
  const isAwaited = () => selectIsFilmAwaited(store.getState());
  store.dispatch(filmAdded({ id, filmId: 'f1' }));
  store.dispatch(newsletterDetail.intents.reverted({ id }));
  expect(isAwaited()).toBe(true);
  world.answer('http.call agencyFilms.list', ok([film]));
  world.answer('http.call talents.list', ok([{ talentId: 't1', firstName: 'Aki', lastName: 'Mori' }]));
  world.answer('http.call talent.get', ok({ union: '' }));
  world.answer('clock.now', 0);
  expect(isAwaited()).toBe(true);
  world.answer('ids.new', 'b');
  expect(items()).toHaveLength(1);
  expect(isAwaited()).toBe(false);
});

test('a film whose talent cannot be had is not put in half, and why is said until it is put in whole', () => {
  const { world, store, items } = showing('a');
  const refusal = () => selectNewsletterItems(store.getState()).filmRefusal;
  store.dispatch(filmAdded({ id, filmId: 'f1' }));
  world.answer('http.call agencyFilms.list', ok([film]));
  world.answer('http.call talents.list', offline);
  expect(items()).toHaveLength(1);
  expect(refusal()).toEqual({ kind: 'offline' });
  expect(selectIsFilmAwaited(store.getState())).toBe(false);
  store.dispatch(filmAdded({ id, filmId: 'f1' }));
  expect(refusal()).toBeUndefined();
  world.answer('http.call talents.list', ok([{ talentId: 't1', firstName: 'Aki', lastName: 'Mori' }]));
  world.answer('http.call talent.get', offline);
  expect(items()).toHaveLength(1);
  expect(refusal()).toEqual({ kind: 'offline' });
  store.dispatch(filmAdded({ id, filmId: 'f1' }));
  world.answer('http.call talent.get', ok({ union: 'JSC' }));
  world.answer('clock.now', 0);
  world.answer('ids.new', 'b');
  const card = { title: 'Low Tide', producer: 'North', firstName: 'Aki', union: 'JSC' };
  expect(itemIn(items()[1] ?? '')).toMatchObject(card);
});

test('where a backend has no records the card of a film says of no union', () => {
  const { world, store, items } = showing();
  store.dispatch(filmAdded({ id, filmId: 'f1' }));
  world.answer('http.call agencyFilms.list', ok([film]));
  world.answer('http.call talents.list', ok([{ talentId: 't1', firstName: 'Aki', lastName: 'Mori' }]));
  world.answer('http.call talent.get', refused({ kind: 'notFound', noScript: true }));
  world.answer('clock.now', 0);
  world.answer('ids.new', 'b');
  expect(itemIn(items()[0] ?? '')).toMatchObject({ title: 'Low Tide', firstName: 'Aki', union: '' });
});

test('the card of a film was made on the day that the agency’s clock shows', () => {
  const { world, store, items } = showing();
  store.dispatch(filmAdded({ id, filmId: 'f1' }));
  world.answer('http.call agencyFilms.list', ok([film]));
  world.answer('http.call talents.list', ok([{ talentId: 't1', firstName: 'Aki', lastName: 'Mori' }]));
  world.answer('http.call talent.get', ok({ union: '' }));
  world.answer('clock.now', Date.UTC(2026, 3, 9, 20));
  world.answer('ids.new', 'b');
  expect(itemIn(items()[0] ?? '')).toMatchObject({ createdOn: '10/04/2026' });
});
