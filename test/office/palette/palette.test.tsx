import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { en } from '../../tools/texts';
import { categories } from '../../../src/office/entities/categories';
import { talentsReducer } from '../../../src/office/entities/talents';
import CommandPalette from '../../../src/office/screens/layout/palette/CommandPalette';
import { films, filmsReducer } from '../../../src/office/entities/films';
import { foundReels } from '../../../src/office/entities/foundReels';
import { news, newsReducer } from '../../../src/office/entities/news';
import { newsletters, newslettersReducer } from '../../../src/office/entities/newsletters';
import { screens, screensReducer } from '../../../src/office/entities/screens';
import { paletteSearch } from '../../../src/office/workflows/office/paletteSearch';
import { ALL } from '../../../src/office/kernel/query/state';
import { useTypedAhead } from '../../../src/office/ui/useTypedAhead';
import { offline, ok, startWorkflows } from '../support';
import { film, talent } from '../talents/catalogue';
import { signedInPerson } from '../people';
import { agencyFilmsLoaded, talentsLoaded } from '../loaded';

const CALL = 'http.call reels.list';

const shows = [
  film('f1', 1, { title: 'Show one', talentId: 't1' }),
  film('f2', 2, { title: 'Show two', talentId: 't1' }),
];

/** The palette is open, with two talents and two films, unless the server is asked for films; reels are asked for. */
function open({ hasFilms = true } = {}) {
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
    [films.saga, foundReels.saga, paletteSearch.saga],
  );
  store.dispatch(
    talentsLoaded([talent('t1', { lastName: 'Garnier' }), talent('t2', { lastName: 'Brandt' })]),
  );
  if (hasFilms) store.dispatch(agencyFilmsLoaded(shows));
  const content = { text: '', picture: '', online: true, linkType: 'none', linkValue: '' } as const;
  const item = { newsId: 'n1', title: 'Leon shoots for Halden', createdOn: '09/11/2026', ...content };
  store.dispatch(news.facts.loaded({ params: ALL, reply: [item] }));
  const headings = { heading1: 'Four new films', heading2: '', heading3: '' };
  const letter = { newsletterId: 'l1', title: 'November', modifiedOn: '', ...headings };
  store.dispatch(newsletters.facts.loaded({ params: ALL, reply: [letter] }));
  const shown = { online: true, picture: 1 };
  const onSite = [
    { screenId: 's1', legend: 'Light on water', filmId: 'f2', ...shown },
    { screenId: 's2', legend: '', filmId: 'f1', ...shown },
    { screenId: 's3', legend: '', filmId: '', ...shown },
  ];
  store.dispatch(screens.facts.loaded({ params: ALL, reply: onSite }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <CommandPalette takeTyped={() => ''} onClose={() => undefined} />
          <Address />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const answer = (value: unknown) => act(() => world.answer(CALL, value));
  const tell = (name: string, value: unknown) => act(() => world.answer(name, value));
  return { answer, tell, world };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const box = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const address = () => screen.getByLabelText('address').textContent;
const reels = [
  { reelId: 'r1', title: 'Showreel', talentId: 't1' },
  { reelId: 'r2', title: 'Showreel', talentId: 't2' },
  { reelId: 'r3', title: 'Showreel', talentId: 'trashed' },
];

test('a reel is found by its title and by whose it is', () => {
  const { answer } = open();
  expect(screen.getByText('Loading reels…')).toBeInTheDocument();
  answer(ok(reels));
  type('showreel');
  expect(screen.getByText('2 results')).toBeInTheDocument();
  type('brandt showreel');
  expect(screen.getByText('1 result')).toBeInTheDocument();
  press('Enter');
  expect(address()).toBe('/app/page/talent/t2?reel=r2');
});

test('a film opens with its talent', () => {
  const { answer } = open();
  answer(ok([]));
  type('show two');
  press('Enter');
  expect(address()).toBe('/app/page/talent/t1?film=f2');
});

test.each([
  ['halden', 'a news item', '/app/page/newsDetails?id=n1'],
  ['four november', 'a newsletter', '/app/page/newsletter/l1'],
  ['light', 'a home screen', '/app/table/screens?search=Light+on+water'],
])('“%s” finds %s, which opens', (query, _thing, path) => {
  open();
  type(query);
  expect(screen.getByText('1 result')).toBeInTheDocument();
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
  open();
  act(() => {
    type('show two');
    press('Enter');
  });
  expect(address()).toBe('/app/page/talent/t1?film=f2');
});

test('without a list of reels all else is found, and it says so', () => {
  const { answer } = open();
  answer(offline);
  expect(screen.getByText('The reels could not be loaded.')).toBeInTheDocument();
  type('garnier');
  press('Enter');
  expect(address()).toBe('/app/page/talent/t1');
});

/** Something with a field that stands there some time after it was opened. */
function Slow(props: {
  readonly isOpen: boolean;
  readonly isThere: boolean;
  readonly onGivenUp?: () => void;
}) {
  const { isOpen, isThere, onGivenUp = () => undefined } = props;
  const [text, setText] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const takeTyped = useTypedAhead(isOpen, page, onGivenUp);
  const take = () => setText(takeTyped());
  return (
    <div ref={page}>
      {isThere && <input autoFocus value={text} onFocus={take} onChange={() => undefined} />}
    </div>
  );
}

test('what is typed right after it was opened waits for its field, and the page below hears nothing of it', () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  const { rerender } = render(<Slow isOpen={false} isThere={false} />);
  rerender(<Slow isOpen isThere={false} />);
  for (const key of ['z', 'o', 'w', 'Backspace', 'é', 'Enter', 'Shift'])
    fireEvent.keyDown(document.body, { key });
  rerender(<Slow isOpen isThere />);
  expect(screen.getByRole('textbox')).toHaveValue('zoé');
  expect(heard.mock.calls.map(([{ key }]) => key as string)).toEqual(['Shift']);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'x' });
  expect(heard).toHaveBeenCalledTimes(2);
  document.removeEventListener('keydown', heard);
});

test('Escape pressed right after it was opened gives it up, and Tab stays out of the page below', () => {
  const heard = jest.fn();
  const onGivenUp = jest.fn();
  document.addEventListener('keydown', heard);
  render(<Slow isOpen isThere={false} onGivenUp={onGivenUp} />);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(onGivenUp).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
});

describe('where the server is asked for films', () => {
  const FIND = 'http.call agencyFilms.find';
  const start = () => {
    const office = open({ hasFilms: false });
    office.answer(ok([]));
    // What the home screens lead to.
    office.tell('http.call agencyFilms.list', ok([]));
    return office;
  };

  test('those that it finds stand beside the rest, and are gone to', () => {
    const { tell } = start();
    tell(FIND, ok(shows));
    type('two');
    expect(screen.getByText('2 results')).toBeInTheDocument();
    expect(screen.getByText(en['palette.filmsLoading'])).toBeInTheDocument();
    tell('clock.sleep', null);
    tell(FIND, ok([shows[1]]));
    expect(screen.queryByText(en['palette.filmsLoading'])).not.toBeInTheDocument();
    press('Enter');
    expect(address()).toBe('/app/page/talent/t1?film=f2');
  });

  test('Enter goes to what is found a moment later', () => {
    const { tell } = start();
    tell(FIND, ok([]));
    type('show one');
    press('Enter');
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
    expect(address()).toBe('/');
    tell('clock.sleep', null);
    tell(FIND, ok([shows[0]]));
    expect(address()).toBe('/app/page/talent/t1?film=f1');
  });

  test('what is typed after Enter is only looked for', () => {
    const { tell } = start();
    tell(FIND, ok([]));
    type('show');
    press('Enter');
    type('show t');
    tell('clock.sleep', null);
    tell(FIND, ok([shows[1]]));
    expect(address()).toBe('/');
    expect(screen.getByText('2 results')).toBeInTheDocument();
  });

  test('that films could not be searched is said', () => {
    const { tell } = start();
    tell(FIND, offline);
    expect(screen.getByText(en['palette.filmsFailed'])).toBeInTheDocument();
  });
});
