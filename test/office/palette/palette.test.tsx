import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { en } from '../../tools/texts';
import { categories } from '../../../src/office/entities/categories';
import { talentRemoved, talents, talentsReducer } from '../../../src/office/entities/talents';
import CommandPalette from '../../../src/office/screens/layout/palette/CommandPalette';
import { films, filmsReducer } from '../../../src/office/entities/films';
import { foundReels } from '../../../src/office/entities/foundReels';
import { news, newsReducer } from '../../../src/office/entities/news';
import { newsletters, newslettersReducer } from '../../../src/office/entities/newsletters';
import { screens, screensReducer } from '../../../src/office/entities/screens';
import { paletteSearch } from '../../../src/office/workflows/office/paletteSearch';
import { ALL } from '../../../src/office/kernel/query/state';
import { offline, ok, startWorkflows } from '../support';
import { film, talent } from '../talents/catalogue';
import { signedInPerson } from '../people';
import { agencyFilmsLoaded, talentsLoaded } from '../loaded';

const REELS = 'http.call reels.find';
const TALENTS = 'http.call talents.find';
const FILMS = 'http.call agencyFilms.find';

const garnier = talent('t1', { lastName: 'Garnier' });
const brandt = talent('t2', { lastName: 'Brandt' });
const shows = [
  film('f1', 1, { title: 'Show one', talentId: 't1' }),
  film('f2', 2, { title: 'Show two', talentId: 't1' }),
];

/** The palette is open, with two talents and two films, unless the server is asked for them; reels are asked for. */
function open({ hasAll = true, typedBefore = '' } = {}) {
  const { world, store } = startWorkflows(
    {
      ...signedInPerson,
      categories: categories.reducer,
      films: filmsReducer,
      foundReels: foundReels.reducer,
      news: newsReducer,
      newsletters: newslettersReducer,
      paletteSearch: paletteSearch.reducer,
      screens: screensReducer,
      talents: talentsReducer,
    },
    [films.saga, foundReels.saga, paletteSearch.saga, talents.saga],
  );
  if (hasAll) {
    store.dispatch(talentsLoaded([garnier, brandt]));
    store.dispatch(agencyFilmsLoaded(shows));
  }
  const content = { text: '', picture: '', online: true, linkType: 'none', linkValue: '' } as const;
  const item = { newsId: 'n1', title: 'Leon shoots for Halden', createdOn: '09/11/2026', ...content };
  store.dispatch(news.facts.loaded({ params: ALL, reply: [item] }));
  const headings = { heading1: 'Four new films', heading2: '', heading3: '' };
  const letter = { newsletterId: 'l1', title: 'November', modifiedOn: '', ...headings };
  store.dispatch(newsletters.facts.loaded({ params: ALL, reply: [letter] }));
  const shown = { online: true, picture: 1 };
  const onSite = [
    { screenId: 's1', legend: 'Light on water', filmId: 'f2', ...shown },
    ...['f1', ''].map((filmId, index) => ({ screenId: `s${index + 2}`, legend: '', filmId, ...shown })),
  ];
  store.dispatch(screens.facts.loaded({ params: ALL, reply: onSite }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <CommandPalette takeTyped={() => typedBefore} onClose={() => undefined} />
          <Address />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const tell = (name: string, value: unknown) => act(() => world.answer(name, value));
  return { answer: (value: unknown) => tell(REELS, value), tell, world, store };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const box = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string, ctrlKey = false) => fireEvent.keyDown(box(), { key, ctrlKey });
const address = () => screen.getByLabelText('address').textContent;
const reels = [garnier, brandt].map(({ talentId, firstName, lastName }) => ({
  ...{ reelId: `r-${talentId}`, title: 'Showreel', talentId },
  ...{ talentFirstName: firstName, talentLastName: lastName },
}));

test('a reel is found by its title and by whose it is', () => {
  const { answer, tell } = open();
  expect(screen.getByText(en['palette.searching'])).toBeInTheDocument();
  answer(ok(reels));
  type('showreel');
  expect(screen.getByText('2 results')).toBeInTheDocument();
  type('brandt showreel');
  expect(screen.getByText('1 result')).toBeInTheDocument();
  tell('clock.sleep', null);
  answer(ok([reels[1]]));
  press('Enter');
  expect(address()).toBe('/app/page/talent/t2?reel=r-t2');
});

test.each([
  ['a film opens with its talent', 'show two', false, '/app/page/talent/t1?film=f2'],
  ['with Ctrl a talent opens at the record', 'garnier', true, '/app/page/talent/t1?section=record'],
])('%s', (_what, words, ctrlKey, path) => {
  const { answer, tell } = open();
  answer(ok([]));
  type(words);
  tell('clock.sleep', null);
  answer(ok([]));
  press('Enter', ctrlKey);
  expect(address()).toBe(path);
});

test.each([
  ['halden', 'a news item', '/app/page/newsDetails?id=n1'],
  ['four november', 'a newsletter', '/app/page/newsletter/l1'],
  ['light', 'a home screen', '/app/table/screens?search=Light+on+water'],
])('“%s” finds %s, which opens', (query, _thing, path) => {
  const { answer, tell } = open();
  type(query);
  expect(screen.getByText('1 result')).toBeInTheDocument();
  tell('clock.sleep', null);
  answer(ok([]));
  press('Enter');
  expect(address()).toBe(path);
});

test('a home screen without a caption is found by its film, after that', () => {
  open();
  type('show one');
  expect(screen.getByText('2 results')).toBeInTheDocument();
  press('ArrowDown');
  press('Enter');
  expect(address()).toBe('/app/table/screens?search=Show+one');
});

test('what was chosen stays chosen when reels come before it', () => {
  const { answer } = open();
  type('show');
  press('ArrowDown');
  answer(ok(reels));
  press('Enter');
  expect(address()).toBe('/app/page/talent/t1?film=f2');
});

test('Enter goes to what was typed, though it was not looked for yet', () => {
  const { answer, tell } = open();
  act(() => {
    type('show two');
    press('Enter');
  });
  tell('clock.sleep', null);
  answer(ok([]));
  expect(address()).toBe('/app/page/talent/t1?film=f2');
});

test('a page is gone to at once, and anything that is there when Enter is pressed once more', () => {
  open();
  type('newsletters');
  press('Enter');
  expect(address()).toBe('/app/table/newsletters');
  type('garnier');
  press('Enter');
  expect(address()).toBe('/app/table/newsletters');
  press('Enter');
  expect(address()).toBe('/app/page/talent/t1');
});

test('where reels cannot be searched all else is found, and it says so', () => {
  const { answer, tell } = open();
  answer(offline);
  expect(screen.getByText(en['palette.failed'])).toBeInTheDocument();
  type('garnier');
  tell('clock.sleep', null);
  answer(offline);
  press('Enter');
  expect(address()).toBe('/app/page/talent/t1');
});

describe('where not all talents and films are known', () => {
  const start = (typedBefore = '') => {
    const office = open({ hasAll: false, typedBefore });
    // What the home screens lead to.
    office.tell('http.call agencyFilms.list', ok([]));
    return office;
  };
  type Told = Readonly<Partial<Record<'talents' | 'films' | 'reels', readonly unknown[]>>>;
  const tellAll = ({ tell }: ReturnType<typeof open>, told: Told) => {
    tell(TALENTS, ok(told.talents ?? []));
    tell(FILMS, ok(told.films ?? []));
    tell(REELS, ok(told.reels ?? []));
  };

  test('what the server finds stands beside the rest, and is gone to', () => {
    const office = start();
    tellAll(office, { films: shows });
    type('two');
    expect(screen.getByText('2 results')).toBeInTheDocument();
    expect(screen.getByText(en['palette.searching'])).toBeInTheDocument();
    office.tell('clock.sleep', null);
    tellAll(office, { films: [shows[1]] });
    expect(screen.queryByText(en['palette.searching'])).not.toBeInTheDocument();
    press('Enter');
    expect(address()).toBe('/app/page/talent/t1?film=f2');
  });

  test('what was typed before its field was there is looked for too', () => {
    const office = start('garn');
    expect(box()).toHaveValue('garn');
    office.tell('clock.sleep', null);
    expect(office.world.inputOf(TALENTS)).toEqual({ search: 'garn' });
    tellAll(office, { talents: [garnier] });
    press('Enter');
    expect(address()).toBe('/app/page/talent/t1');
  });

  test('Enter goes to what is found a moment later, before what was found first', () => {
    const office = start();
    tellAll(office, {});
    type('show one');
    press('Enter');
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
    expect(address()).toBe('/');
    office.tell('clock.sleep', null);
    office.tell(FILMS, ok([shows[0]]));
    office.tell(REELS, ok([]));
    expect(address()).toBe('/');
    office.tell(TALENTS, ok([talent('t3', { firstName: 'Show', lastName: 'One' })]));
    expect(address()).toBe('/app/page/talent/t3');
  });

  test('who moves on after Enter goes to what is marked when the answer comes', () => {
    const office = start();
    tellAll(office, { films: shows });
    type('show');
    press('Enter');
    press('ArrowDown');
    office.tell('clock.sleep', null);
    tellAll(office, { films: shows });
    expect(address()).toBe('/app/page/talent/t1?film=f2');
  });

  test('what the server finds by what is not known here is shown too', () => {
    const office = start();
    tellAll(office, {});
    type('ana');
    office.tell('clock.sleep', null);
    // Both are of a talent whose first name the film does not tell.
    tellAll(office, { films: shows });
    expect(screen.getByText('2 results')).toBeInTheDocument();
    type('anab');
    expect(screen.queryByText('2 results')).not.toBeInTheDocument();
  });

  test('an older answer does not come after a newer one', () => {
    const office = start();
    tellAll(office, {});
    type('garn');
    office.tell('clock.sleep', null);
    type('brandt');
    office.tell('clock.sleep', null);
    tellAll(office, { talents: [brandt] });
    expect(office.world.pending()).toEqual([]);
    expect(screen.getByText('1 result')).toBeInTheDocument();
  });

  test('who is deleted meanwhile is found no longer', () => {
    const office = start();
    tellAll(office, { talents: [garnier, brandt] });
    type('ana');
    expect(screen.getByText('2 results')).toBeInTheDocument();
    act(() => void office.store.dispatch(talentRemoved({ talentId: 't1' })));
    expect(screen.getByText('1 result')).toBeInTheDocument();
  });

  test('what is typed after Enter is only looked for', () => {
    const office = start();
    tellAll(office, {});
    type('show');
    press('Enter');
    type('show t');
    office.tell('clock.sleep', null);
    tellAll(office, { films: [shows[1]] });
    expect(address()).toBe('/');
    expect(screen.getByText('2 results')).toBeInTheDocument();
  });

  test('that not all could be searched is said', () => {
    const { tell } = start();
    tell(TALENTS, ok([]));
    tell(FILMS, offline);
    tell(REELS, ok([]));
    expect(screen.getByText(en['palette.failed'])).toBeInTheDocument();
  });
});
