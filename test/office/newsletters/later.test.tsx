import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { reducers } from '../../../src/office/app/work';
import { SendNewsletterSteps } from '../../../src/office/screens/sendNewsletter/SendNewsletterSteps';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

test('a newsletter may go later to whomever was chosen: oneself, one address or several', async () => {
  const later = jest.fn();
  const dialog = { status: 'form', newsletterId: 'n1', refused: null, doubtful: [] } as const;
  const nothing = () => undefined;
  render(
    <Provider store={configureStore({ reducer: combineReducers({ ...reducers, ...signedInPerson }) })}>
      <IntlProvider locale="en" messages={en}>
        <SendNewsletterSteps dialog={dialog} onTyped={nothing} onClose={nothing} onLater={later} />
      </IntlProvider>
    </Provider>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Later…' }));
  await press();
  await userEvent.click(screen.getByRole('radio', { name: 'One address' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^To/ }), 'one@brand.example');
  await press();
  await userEvent.click(screen.getByRole('radio', { name: 'Several addresses' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: /^Addresses/ }),
    'a@brand.example, b@brand.example',
  );
  await press();
  expect(later.mock.calls).toEqual([
    ['staff@co.example'],
    ['one@brand.example'],
    ['a@brand.example, b@brand.example'],
  ]);
});

test('a test to oneself that is kept says that list and calendar tell nothing of it', () => {
  const dialog = { status: 'kept', newsletterId: 'n1', mails: 1 } as const;
  const nothing = () => undefined;
  render(
    <Provider store={configureStore({ reducer: combineReducers({ ...reducers, ...signedInPerson }) })}>
      <IntlProvider locale="en" messages={en}>
        <MemoryRouter>
          <SendNewsletterSteps dialog={dialog} onTyped={nothing} onClose={nothing} onLater={nothing} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  expect(screen.getByText(/^A newsletter to yourself is a test/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/app/page/outbox');
});
