import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Newsletter } from '../../../src/contract/entities/newsletter';
import { MailedOn, ModifiedOn } from '../../../src/office/screens/newsletters/MailedOn';
import { en } from '../../tools/texts';
import { session } from '../people';

const letter: Newsletter = {
  ...{ newsletterId: 'n1', title: 'May', heading1: '', heading2: '', heading3: '' },
  ...{ modifiedOn: '01/01/2026', modifiedAt: '2026-01-01T02:30:00.000Z' },
};

function show(over: Partial<Newsletter>) {
  const { agency, staff } = session();
  const current = { agency: { ...agency, timeZone: 'America/New_York' }, staff };
  const newsletter = { ...letter, ...over };
  render(
    <Provider
      store={configureStore({ reducer: combineReducers({ session: (state = { current }) => state }) })}
    >
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <ModifiedOn newsletter={newsletter} />
          <MailedOn newsletter={newsletter} tabIndex={-1} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

test('a newsletter that is only kept in the outbox is no sent one, and the outbox is a press away', () => {
  show({ mailedOn: '', mailedAt: '', isKept: true });
  expect(screen.getByRole('link', { name: 'Kept, not sent' })).toHaveAttribute('href', '/app/page/outbox');
});

test('days are those of the agency’s clock; a backend that tells no instants has days of its own', () => {
  show({ mailedOn: '02/01/2026', mailedAt: '2026-01-02T03:00:00.000Z', isKept: false });
  expect(screen.getByText('31/12/2025')).toBeVisible();
  expect(screen.getByText('01/01/2026')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a backend that tells days only is shown as it tells them', () => {
  show({ modifiedAt: undefined, mailedOn: '02/01/2026' });
  expect(screen.getByText('02/01/2026')).toBeVisible();
  expect(screen.getByText('01/01/2026')).toBeVisible();
});

test('one that is scheduled says when it goes out, on the agency’s clock, with the way to the calendar', () => {
  show({ mailedOn: '', mailedAt: '', scheduledAt: '2026-12-02T14:00:00.000Z' });
  expect(screen.getByRole('link', { name: 'Goes out 02/12/2026 09:00' })).toHaveAttribute(
    'href',
    '/app/page/calendar',
  );
});

test('its ways lead on by the arrow keys of the table alone, as the others of its row do', () => {
  show({ mailedOn: '', mailedAt: '', isKept: true, scheduledAt: '2026-12-02T14:00:00.000Z' });
  expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
});
