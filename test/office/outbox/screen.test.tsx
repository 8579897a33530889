import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { mailsReducer } from '../../../src/office/entities/outbox';
import OutboxScreen from '../../../src/office/screens/outbox/OutboxScreen';
import { outboxReducer, outboxSaga } from '../../../src/office/workflows/outbox';
import { startWorkflows } from '../support';
import { outboxLoaded } from '../loaded';

const mail = (status: 'sent' | 'storedLocally') => ({
  mailId: status,
  recipient: `${status}@client.example`,
  subject: 'Showreel',
  status,
  createdAt: '2026-01-01T10:00:00.000Z',
});

function show(...statuses: readonly ('sent' | 'storedLocally')[]) {
  const { store } = startWorkflows({ mails: mailsReducer, outbox: outboxReducer }, [outboxSaga]);
  store.dispatch(outboxLoaded(statuses.map(mail)));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <OutboxScreen />
      </IntlProvider>
    </Provider>,
  );
}

test('mails that only stand in the outbox are told from those that were sent', () => {
  show('storedLocally', 'sent');
  expect(screen.getByText(en['outbox.storedLocally'])).toBeVisible();
  expect(screen.getByText('Kept here')).toBeVisible();
  expect(screen.getByText('Sent')).toBeVisible();
});

test('nothing is said of a mail server where all were sent', () => {
  show('sent');
  expect(screen.queryByText(en['outbox.storedLocally'])).toBeNull();
});
