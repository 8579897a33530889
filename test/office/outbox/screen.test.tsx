import { act, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { en } from '../../tools/texts';
import { sessionRead, sessionReducer } from '../../../src/office/entities/session';
import { mailsReducer } from '../../../src/office/entities/mails';
import OutboxScreen from '../../../src/office/screens/outbox/OutboxScreen';
import { outboxReducer, outboxSaga, selectMailRetry } from '../../../src/office/workflows/mail/outbox';
import { outboxList } from '../../../src/office/workflows/mail/outboxList';
import { locationChanged, navigationReducer } from '../../../src/office/workflows/office/navigation';
import { pageSizesReducer } from '../../../src/office/workflows/tables/pageSizes';
import { startWorkflows } from '../support';
import { session } from '../people';
import { outboxLoaded } from '../loaded';

const mail = (status: 'sent' | 'storedLocally') => ({
  mailId: status,
  recipient: `${status}@client.example`,
  subject: 'Showreel',
  status,
  createdAt: '2026-01-01T10:00:00.000Z',
});

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(520);
});

function show(...statuses: readonly ('sent' | 'storedLocally')[]) {
  const { store } = startWorkflows(
    {
      session: (state, action) => sessionReducer(state ?? { current: session() }, action),
      mails: mailsReducer,
      navigation: navigationReducer,
      outbox: outboxReducer,
      outboxList: outboxList.reducer,
      pageSizes: pageSizesReducer,
    },
    [outboxSaga, outboxList.saga],
  );
  store.dispatch(locationChanged({ path: '/app/page/outbox' }));
  store.dispatch(outboxLoaded(statuses.map(mail)));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter initialEntries={['/app/page/outbox']}>
          <OutboxScreen />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { store };
}

test('mails that only stand in the outbox are told from those that were sent', () => {
  show('storedLocally', 'sent');
  expect(screen.getByText(en['outbox.storedLocally'])).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('Kept here')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('Sent')).toBeVisible();
});

test('a mail that was kept here is offered to be sent, one that was sent is not', () => {
  const { store } = show('storedLocally', 'sent');
  expect(screen.queryByRole('button', { name: 'Send to sent@client.example' })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Send to storedLocally@client.example' }).click());
  expect(selectMailRetry(store.getState(), 'storedLocally').status).toBe('pending');
});

test('nothing is said of a mail server where all were sent', () => {
  show('sent');
  expect(screen.queryByText(en['outbox.storedLocally'])).toBeNull();
});

test('a mail is told by the clock of the agency, as it is in the calendar', () => {
  const { agency, staff } = session();
  const abroad = { agency: { ...agency, timeZone: 'America/New_York' }, staff };
  const { store } = show('sent');
  expect(screen.queryByText('01/01/2026 05:00')).toBeNull();
  act(() => void store.dispatch(sessionRead(abroad)));
  expect(screen.getByText('01/01/2026 05:00')).toBeVisible();
});
