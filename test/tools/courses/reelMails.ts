import {
  calls,
  type Course,
  does,
  EVENTS,
  goes,
  hears,
  makesId,
  ok,
  queries,
  refused,
  sleeps,
  told,
} from './course';
import { FICTION, TALENT, talentIsOpen } from './talent';

const MAIL = 'mail-to-halden-0000001';
const by = 'sendReel';

const isOpen = [
  ...talentIsOpen(),
  queries(`?reel=${FICTION}`),
  does('reelPanel/reelOpened', { reelId: FICTION }),
];
const typed = (recipient: string, more: object = {}) => ({
  ...{ recipient, senderMail: 'staff@co.example', reelName: 'Fiction', heading: '', message: '' },
  ...{ copyToSelf: false, ...more },
});
const opens = does('sendReel/opened', { reelId: FICTION });
const submits = (recipient: string, more?: object) => does('sendReel/submitted', typed(recipient, more));
const previews = (recipient: string) =>
  does('mailPreview/opened', {
    reelId: FICTION,
    form: typed(recipient, { senderMail: ' staff@co.example ' }),
  });
const request = (k: number, id: string) => makesId(k, by, 20, id);
const composes = (k: number) => calls(k, 'mailPreview', 'reel.composeMail', { reelName: 'Fiction' });
const composed = { subject: 'Fiction', html: '<p>Fiction</p>', text: 'Fiction' };
const asksForMails = (k: number) => calls(k, 'reelMails', 'outbox.list', { reelId: FICTION });
const mail = (mailId: string, status: string) => ({
  ...{ mailId, recipient: 'client@halden.example', subject: 'Fiction', reelId: FICTION, status, reason: '' },
  ...{ createdAt: '2026-11-22T03:16:13.110Z', sentAt: '' },
});
const becomes = (mailId: string, status: string, reason = '') =>
  hears(EVENTS, { kind: 'mail', mailId, status, reason });

export const courses: readonly Course[] = [
  {
    name: 'send-mail-two-answers-lost-then-the-older-one-again',
    about: [by],
    steps: [
      ...isOpen,
      opens,
      submits('eva@halden.example'),
      ...request(5, 'CljT7f2YYhXWk1FByXMp'),
      calls(6, by, 'reel.mail', { recipient: 'eva@halden.example' }),
      told(6, refused('timeout')),
      submits('ben@halden.example'),
      ...request(7, 'CljT7f2YYhXWk1FByXMq'),
      calls(8, by, 'reel.mail', { recipient: 'ben@halden.example' }),
      told(8, refused('timeout')),
      submits('eva@halden.example'),
      calls(9, by, 'reel.mail', { requestId: 'CljT7f2YYhXWk1FByXMp' }),
      told(9, refused('offline')),
      submits('ben@halden.example'),
      calls(10, by, 'reel.mail', { requestId: 'CljT7f2YYhXWk1FByXMq' }),
      told(10, ok({ mailId: MAIL, isStoredLocally: true })),
      does('sendReel/closed'),
    ],
  },
  {
    name: 'reel-sent-to-many-with-a-copy-to-oneself',
    about: [by],
    steps: [
      ...isOpen,
      opens,
      submits('"Halden, Eva" <eva@halden.example>, b@halden.example', { copyToSelf: true }),
      ...request(5, 'CljT7f2YYhXWk1FByXMm'),
      calls(6, by, 'reel.mailList', {
        recipients: '"Halden, Eva" <eva@halden.example>\nb@halden.example\nstaff@co.example',
      }),
      told(6, refused('timeout')),
      submits('eva@halden.example'),
      ...request(7, 'CljT7f2YYhXWk1FByXMn'),
      calls(8, by, 'reel.mail', { recipient: 'eva@halden.example' }),
      told(8, refused('invalid')),
      submits('"Halden, Eva" <eva@halden.example>, b@halden.example', { copyToSelf: true }),
      calls(9, by, 'reel.mailList', { requestId: 'CljT7f2YYhXWk1FByXMm' }),
      told(9, ok({ mails: 3 })),
      sleeps(10, by, 1200),
      told(10, null),
      opens,
      submits('STAFF@co.example', { copyToSelf: true }),
      ...request(11, 'CljT7f2YYhXWk1FByXMo'),
      calls(12, by, 'reel.mail', { recipient: 'STAFF@co.example' }),
      told(12, ok({ mailId: MAIL, isStoredLocally: true })),
      does('sendReel/closed'),
    ],
  },
  {
    name: 'reel-mail-looked-at-before-it-leaves',
    about: ['mailPreview', 'talentPageOverlays'],
    steps: [
      ...isOpen,
      opens,
      previews('eva@halden.example'),
      composes(5),
      previews('ignored@halden.example'),
      composes(9),
      told(9, refused('timeout')),
      previews('eva@halden.example'),
      composes(6),
      told(6, ok(composed)),
      does('mailPreview/closed'),
      previews('eva@halden.example'),
      composes(7),
      does('mailPreview/closed'),
      previews('eva@halden.example'),
      composes(8),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'reel-mail-preview-closed-with-its-page',
    about: ['mailPreview', 'talentPageOverlays'],
    steps: [
      ...isOpen,
      previews('eva@halden.example'),
      composes(5),
      told(5, ok(composed)),
      goes('/app/dashboard'),
      goes(`/app/page/talent/${TALENT}`),
      previews('eva@halden.example'),
      composes(6),
      told(6, refused('timeout')),
      goes('/app/dashboard'),
    ],
  },
  {
    name: 'what-was-sent-of-a-reel-followed',
    about: ['reelMails', 'sentMails'],
    steps: [
      ...isOpen,
      does('sentMails/opened', { reelId: FICTION }),
      asksForMails(5),
      becomes(MAIL, 'sent'),
      told(5, ok([mail(MAIL, 'waiting'), mail('mail-2', 'waiting')])),
      becomes(MAIL, 'failed', 'no such mailbox'),
      becomes('mail-of-another', 'sent'),
      opens,
      does('sendReel/closed'),
      asksForMails(6),
      told(6, refused('timeout')),
      does('sentMails/closed', { reelId: FICTION }),
      opens,
      does('sendReel/closed'),
      does('sentMails/opened', { reelId: FICTION }),
    ],
  },
  {
    name: 'send-mail-to-somebody-by-name',
    about: [by],
    steps: [
      ...[...isOpen, opens, submits('Eva Lind <eva@halden.example>')],
      ...request(5, 'CljT7f2YYhXWk1FByXMp'),
      calls(6, by, 'reel.mail', { recipient: 'eva@halden.example', recipientName: 'Eva Lind' }),
    ],
  },
];
