import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { en } from '../../tools/texts';
import { mailsReducer, mailTexts } from '../../../src/office/entities/mails';
import { MailDialog } from '../../../src/office/screens/outbox/MailDialog';
import { outboxIntents, outboxReducer, outboxSaga } from '../../../src/office/workflows/mail/outbox';
import { ok, startWorkflows } from '../support';

test('the links of a mail open in a new tab, and the mail can do nothing else; what the page lets no mail do is not tried', () => {
  const { store, world } = startWorkflows(
    { mails: mailsReducer, mailTexts: mailTexts.reducer, outbox: outboxReducer },
    [mailTexts.saga, outboxSaga],
  );
  store.dispatch(outboxIntents.mailOpened({ mailId: 'm1' }));
  world.answer(
    'http.call outbox.read',
    ok({
      from: 'a',
      replyTo: '"Camille" <camille@co.example>',
      recipient: 'b',
      subject: 'Showreel',
      html: '<style media="screen">\np { margin: 0 }\n</style><a style="color:red" href="https://x.example">x</a>',
      text: '',
    }),
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={en}>
        <MailDialog />
      </IntlProvider>
    </Provider>,
  );
  expect(screen.getByText('Reply to').nextElementSibling).toHaveTextContent('"Camille" <camille@co.example>');
  const frame = screen.getByTitle('Showreel');
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  expect(frame.getAttribute('srcdoc')).toBe(
    '<base target="_blank"><a style="color:red" href="https://x.example">x</a>',
  );
});
