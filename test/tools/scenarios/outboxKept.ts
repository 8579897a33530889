import { asked } from '../calls';
import {
  atTheReel,
  CLIENT,
  is,
  MAIL,
  openOutbox,
  OTHER,
  rowOf,
  sendReel,
  sentByColleague,
} from '../outboxPage';
import type { Scenario } from '../scenario';
import { openSmtpSink } from '../smtp';

export const about = ['outbox', 'mails'];

export const scenarios: readonly Scenario[] = [
  {
    name: 'outbox-kept-mails-sent-once-there-is-a-mail-server',
    async run(page, context, { server }) {
      await atTheReel(page);
      const isAsked = asked(page, MAIL);
      await sendReel(page);
      const form = (await isAsked).postData() ?? '';
      await openOutbox(page);
      await sentByColleague(page, context, form);
      await is(page, 'Kept here', OTHER);
      await rowOf(page)
        .getByRole('button', { name: `Send to ${CLIENT}` })
        .click();
      await rowOf(page).getByText('There is no mail server to send it with').waitFor();
      const sink = await openSmtpSink();
      try {
        await server.kill();
        await server.restart({ SMTP_URL: sink.url });
        await rowOf(page).getByRole('checkbox').click({ force: true });
        await rowOf(page, OTHER).getByRole('checkbox').click({ force: true });
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await is(page, 'Sent');
        await is(page, 'Sent', OTHER);
      } finally {
        await sink.close();
      }
    },
  },
];
