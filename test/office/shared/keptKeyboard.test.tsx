import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Awaited } from '../../../src/office/screens/account/Awaited';
import { ListFailed } from '../../../src/office/screens/shared/list/ListFailed';
import { NoFilms } from '../../../src/office/screens/talentPage/NoFilms';
import { DayFilter } from '../../../src/office/screens/activity/DayFilter';
import { Pager } from '../../../src/office/screens/talentPage/Pager';
import { useEditorKey } from '../../../src/office/ui/useEditorKey';
import { preferencesReducer } from '../../../src/office/workflows/office/preferences';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const store = configureStore({
  reducer: combineReducers({ ...signedInPerson, preferences: preferencesReducer }),
});
const shown = (part: JSX.Element) => (
  <Provider store={store}>
    <IntlProvider locale="en" messages={en}>
      {part}
    </IntlProvider>
  </Provider>
);

test('an editor begins anew when its own text comes from outside, not when something beside it does', () => {
  const { result, rerender } = renderHook(({ revision, text }) => useEditorKey(revision, text), {
    initialProps: { revision: 0, text: 'Mine' },
  });
  const first = result.current;
  rerender({ revision: 0, text: 'Mine, longer' });
  rerender({ revision: 1, text: 'Mine, longer' });
  expect(result.current).toBe(first);
  rerender({ revision: 2, text: 'Theirs' });
  expect(result.current).not.toBe(first);
});

test('at the last page the keyboard stays with the pages', async () => {
  const { rerender } = render(shown(<Pager page={1} pageCount={2} />));
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  rerender(shown(<Pager page={2} pageCount={2} />));
  expect(screen.getByRole('navigation')).toHaveFocus();
});

test('a day keeps the keyboard once the list is filtered by it, and follows what the address says', async () => {
  const filter = (value: string) =>
    shown(<DayFilter label="From" value={value} onChange={() => undefined} />);
  const { rerender } = render(filter(''));
  const field = screen.getByLabelText('From');
  await userEvent.type(field, '01/02/2026{Enter}');
  rerender(filter('2026-02-01'));
  expect(screen.getByLabelText('From')).toBe(field);
  expect(field).toHaveFocus();
  act(() => rerender(filter('')));
  expect(field).toHaveValue('');
});

const offline = { kind: 'offline' } as const;

/** Something of the server that is asked for again, over a page. */
function AskedAgain({
  shown: Shown,
}: {
  shown: (props: { isLost: boolean; ask: () => void }) => JSX.Element;
}) {
  const [isLost, setLost] = useState(true);
  return (
    <main tabIndex={-1}>
      <Shown isLost={isLost} ask={() => setLost(false)} />
    </main>
  );
}

test.each([
  [
    'a list',
    ({ isLost, ask }: { isLost: boolean; ask: () => void }) =>
      isLost ? <ListFailed refusal={offline} onTryAgain={ask} /> : <p>Loading</p>,
  ],
  [
    'what a link is for',
    ({ isLost, ask }: { isLost: boolean; ask: () => void }) => (
      <Awaited refusal={isLost ? offline : undefined} onAgain={ask} />
    ),
  ],
])('once %s is asked for again the keyboard is where it will stand', async (_what, Shown) => {
  render(
    shown(
      <MemoryRouter>
        <AskedAgain shown={Shown} />
      </MemoryRouter>,
    ),
  );
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(again).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('once the search for films is cleared the keyboard is in its box', async () => {
  render(
    shown(
      <section>
        <input type="search" />
        <NoFilms talentId="t1" search="x" hasFilms />
      </section>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});
