import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { MailStatus } from '../../../src/contract/entities/mail';
import { configurationReducer } from '../../../src/office/entities/configuration';
import { reelMails, reelMailsReducer } from '../../../src/office/entities/reelMails';
import { sessionReducer } from '../../../src/office/entities/session';
import { SentMails } from '../../../src/office/screens/reels/SentMails';
import { en } from '../../tools/texts';
import { session } from '../people';

const mail = (recipient: string, status: MailStatus, at: string) => ({
  ...{ mailId: recipient, recipient, subject: 'Fiction', reelId: 'r1', status, reason: '' },
  ...{ createdAt: `2026-11-${at}T03:16:13.110Z`, sentAt: '' },
});

/** The mails of a reel, as they came. */
function show(...mails: readonly ReturnType<typeof mail>[]) {
  const params = { reelId: 'r1' };
  const store = configureStore({
    reducer: combineReducers({
      configuration: configurationReducer,
      reelMails: reelMailsReducer,
      session: sessionReducer,
    }),
    preloadedState: { session: { current: session() } } as never,
  });
  store.dispatch(reelMails.facts.asked({ params }));
  store.dispatch(reelMails.facts.loaded({ params, reply: mails }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <SentMails reelId="r1" />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

test('mails that are only kept in the outbox are told as not sent, with the way there', () => {
  show(mail('ann@x.example', 'storedLocally', '25'), mail('bo@x.example', 'storedLocally', '25'));
  expect(screen.getByText('2 mails of this reel, none of them sent')).toBeInTheDocument();
  expect(screen.queryByText(/the last on/)).toBeNull();
  expect(screen.getByRole('link', { name: '2 mails are kept in the outbox, not sent' })).toHaveAttribute(
    'href',
    '/app/page/outbox',
  );
});

test('what was sent last is told by its first recipient and how many more', () => {
  show(
    mail('cy@x.example', 'storedLocally', '25'),
    mail('ann@x.example', 'sent', '24'),
    mail('bo@x.example', 'sent', '24'),
    mail('di@x.example', 'sent', '20'),
  );
  expect(
    screen.getByText(/^3 mails of this reel, the last on .* to ann@x\.example and 1 more$/),
  ).toBeInTheDocument();
});
