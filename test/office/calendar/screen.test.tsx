import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { CalendarEntry } from '../../../src/contract/entities/calendar';
import * as kit from '../../../src/office/app/kits/calendar';
import { reducers } from '../../../src/office/app/work';
import { calendar } from '../../../src/office/entities/calendar';
import CalendarScreen from '../../../src/office/screens/calendar/CalendarScreen';
import { scheduling } from '../../../src/office/workflows/calendar/scheduling';
import { AskedAboutNote } from '../../../src/office/screens/dashboard/AskedAboutNote';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const entry: CalendarEntry = {
  entryId: 'e1',
  action: 'newsletter',
  status: 'waiting',
  subjectId: 'n1',
  title: 'May',
  day: '2026-11-26',
  hour: '09:00',
  mails: 2,
  staffName: 'Camille Aubry',
  reason: '',
  isTrashed: false,
};
const missed: CalendarEntry = {
  ...entry,
  entryId: 'e2',
  status: 'missed',
  title: 'April',
  day: '2026-04-01',
};

const told = { month: '2026-11', today: '2026-11-24', timeZone: 'America/New_York' };

function show(asked: readonly CalendarEntry[] = [], entries: readonly CalendarEntry[] = [entry]) {
  const store = configureStore({
    reducer: combineReducers({ ...signedInPerson, ...reducers, ...kit.reducers }),
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });
  const reply = { ...told, entries, asked };
  store.dispatch(calendar.facts.loaded({ params: { month: '' }, reply }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <AskedAboutNote />
          <CalendarScreen />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return store;
}

const chosen = () => screen.getByRole('gridcell', { selected: true });

test('arrows go from day to day and into another month, and the keyboard goes with them', async () => {
  show();
  expect(chosen()).toHaveAccessibleName(/^Tuesday 24\/11\/2026, no entries/);
  expect(chosen()).toHaveAttribute('aria-current', 'date');
  chosen().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen()).toHaveAccessibleName(/^Thursday 26\/11\/2026, 1 entry 09:00 May/);
  expect(chosen()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'May' })).toHaveAttribute('href', '/app/page/newsletter/n1');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(chosen()).toHaveAccessibleName(/^Thursday 03\/12\/2026/));
  expect(chosen()).toHaveFocus();
  await userEvent.keyboard('{Home}{PageUp}');
  await waitFor(() => expect(chosen()).toHaveAccessibleName(/^Friday 30\/10\/2026/));
  expect(chosen()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Friday 30/10/2026' })).toHaveFocus();
});

test('a month that cannot be loaded says so under its name, and another one is a press away', async () => {
  const store = show();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  const params = { month: '2026-12' };
  act(() => {
    store.dispatch(calendar.facts.asked({ params }));
    store.dispatch(calendar.facts.failed({ params, refusal: { kind: 'offline' } }));
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The calendar could not be loaded');
  expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toBeInTheDocument();
  expect(screen.getByText('December 2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(chosen()).toHaveAccessibleName(/^Tuesday 24\/11\/2026/);
});

test.each(['Month', 'List'])(
  'as %s, a month that is still loading is not said to hold nothing',
  async (view) => {
    const store = show();
    await userEvent.click(screen.getByRole('radio', { name: view }));
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    const params = { month: '2026-12' };
    act(() => void store.dispatch(calendar.facts.asked({ params })));
    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Nothing|no entries/);
    const reply = { ...told, month: '2026-12', entries: [], asked: [] };
    act(() => void store.dispatch(calendar.facts.loaded({ params, reply })));
    expect(screen.queryByLabelText('Loading')).not.toBeInTheDocument();
    expect(document.body).toHaveTextContent(/Nothing/);
  },
);

test('nine o’clock of today may be over: what is scheduled is for tomorrow, or for an hour to be written', async () => {
  const store = show();
  const about = () => (store.getState().scheduling as { readonly about?: unknown }).about;
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(about()).toEqual({ kind: 'new', day: '2026-11-25' });
  act(() => void store.dispatch(scheduling.intents.closed()));
  await userEvent.click(screen.getByRole('button', { name: 'Schedule on this day' }));
  expect(about()).toEqual({ kind: 'new', day: '2026-11-24', hour: '' });
});

test('what was due while the server was down is asked about on the dashboard and in the calendar', () => {
  show([missed]);
  expect(screen.getByRole('link', { name: 'Decide in the calendar' })).toHaveAttribute(
    'href',
    '/app/page/calendar',
  );
  for (const action of ['Do it now', 'Another time…', 'Leave it'])
    expect(screen.getByRole('button', { name: `${action}: “April”` })).toBeEnabled();
  expect(screen.getByText(/01\/04\/2026 09:00/)).toBeInTheDocument();
});

test('what was mailed is told of as kept while it is only in the outbox, with the way there', () => {
  const sent = { ...entry, status: 'done', day: '2026-11-24', mails: 3 } as const;
  show(
    [],
    [
      { ...sent, entryId: 'all', title: 'All kept', keptMails: 3 },
      { ...sent, entryId: 'some', title: 'Some kept', keptMails: 1 },
      { ...sent, entryId: 'none', title: 'Sent', keptMails: 0 },
    ],
  );
  const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('li')!;
  expect(rowOf('All kept')).toHaveTextContent('3 mails are kept in the outbox, not sent');
  expect(rowOf('All kept')).not.toHaveTextContent('Was mailed');
  expect(rowOf('Some kept')).toHaveTextContent(
    'Was mailed to 2 addresses · 1 mail is kept in the outbox, not sent',
  );
  expect(rowOf('Sent')).toHaveTextContent('Was mailed to 3 addresses');
  const ways = screen.getAllByRole('link', { name: 'Open the outbox' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/app/page/outbox', '/app/page/outbox']);
});

test('what is scheduled for a thing in the trash rests, and is not said to happen', () => {
  const resting = { ...entry, day: '2026-11-24', isTrashed: true };
  show([], [resting, { ...resting, entryId: 'e3', status: 'missed', reason: 'trashed', title: 'June' }]);
  const [waiting, late] = ['May', 'June'].map((title) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(title)),
  );
  expect(chosen()).toHaveAccessibleName(/ May ?Nothing happens while it is in the trash/);
  expect(waiting).toHaveTextContent('Nothing happens while it is in the trash');
  expect(waiting).not.toHaveTextContent(/Will be mailed|Scheduled/);
  expect(late).toHaveTextContent('Was due while it was in the trash');
  for (const way of screen.getAllByRole('link', { name: 'Open the trash' }))
    expect(way).toHaveAttribute('href', '/app/page/trash');
});
