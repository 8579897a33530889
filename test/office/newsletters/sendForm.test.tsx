import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { reducers } from '../../../src/office/app/work';
import { SendNewsletterSteps } from '../../../src/office/screens/sendNewsletter/SendNewsletterSteps';
import { en } from '../../tools/texts';
import { signedInPerson } from '../people';

const form = { to: 'list', recipient: '', recipients: 'a@brand.example, b@brand.example' } as const;
const attempt = { requestId: 'q1', form };
const nothing = () => undefined;

const addresses = () => screen.getByRole('textbox', { name: /^Addresses/ });

/** The form after its answer was lost. */
function show() {
  const dialog = {
    status: 'form',
    newsletterId: 'n1',
    refused: { attempt, refusal: { kind: 'offline' } },
    doubtful: [attempt],
  } as const;
  render(
    <Provider store={configureStore({ reducer: combineReducers({ ...reducers, ...signedInPerson }) })}>
      <IntlProvider locale="en" messages={en}>
        <SendNewsletterSteps dialog={dialog} onTyped={nothing} onClose={nothing} onLater={nothing} />
      </IntlProvider>
    </Provider>,
  );
}

test('whose answer was lost is not sent twice when it is sent unchanged; changed, it says to whom it may have gone', async () => {
  show();
  expect(screen.getByRole('alert')).toHaveTextContent(en['sendNewsletter.unknownTitle']);
  await userEvent.click(screen.getByRole('radio', { name: 'Several addresses' }));
  await userEvent.click(addresses());
  await userEvent.paste(form.recipients);
  expect(screen.getByRole('alert')).toHaveTextContent(en['sendReel.unknown']);
  await userEvent.paste(', c@brand.example');
  expect(screen.getByRole('alert')).not.toHaveTextContent(en['sendReel.unknown']);
  expect(screen.getByRole('alert')).toHaveTextContent('The one to 2 addresses may have gone out already');
});
