import type { MailStatus } from '../../contract/entities/mail';
import type { Tenant, Installation, Worker } from '../installation';
import { deliver, type Outcome } from './deliver';
import { claimNext, giveUpLost, settle } from './queue';
import { SmtpLine } from './smtpLine';
import { forgetWorker, newWorkerId } from '../workerId';
import { log } from '../log';
import { noteRound } from '../rounds';

/** How often the outboxes are looked through without a nudge, in milliseconds: other processes' mails, those due again. */
const POLL = 5000;

/** So long a stop waits for the mail in hand, in milliseconds. */
const PATIENCE = 5000;

/**
 * Sends what waits in the outboxes of all agencies, one mail after the other. A mail is marked `sending` on disk before
 * the mail server hears of it and `sent` after its 250: a crash in between leaves it uncertain, never sent twice.
 * Without a mail server the mail stays in the outbox, where the office shows it.
 */
export function startMailWorker(installation: Installation, { patience = PATIENCE } = {}): Worker {
  const id = newWorkerId();
  const watched = new Map<string, () => void>();
  let isStopping = false;
  let isWanted = false;
  let running: Promise<void> | undefined;
  let line: SmtpLine | undefined;

  const wake = () => {
    isWanted = true;
    if (!isStopping) running ??= work().finally(rest);
  };

  const rest = () => {
    running = undefined;
    if (isWanted) wake();
  };

  const work = async () => {
    const { smtpUrl } = installation.settings;
    line = smtpUrl === undefined ? undefined : new SmtpLine(smtpUrl);
    try {
      while (isWanted && !isStopping) {
        isWanted = false;
        noteRound('mail');
        for (const tenant of await installation.agencies()) {
          watch(tenant);
          await emptyOutbox(installation, tenant, id, line, () => isStopping);
        }
      }
    } catch (error) {
      log.error(error, 'The outbox could not be worked through; it is tried again soon.');
    } finally {
      line?.close();
    }
  };

  const watch = ({ agency: { abbreviation } }: Tenant) => {
    if (watched.has(abbreviation)) return;
    const unsubscribe = installation.events.subscribe(abbreviation, (event) => {
      if (event.kind === 'mail' && event.status === 'waiting') wake();
    });
    watched.set(abbreviation, unsubscribe);
  };

  const timer = setInterval(wake, POLL);
  timer.unref();
  wake();

  return {
    wake,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      for (const unsubscribe of watched.values()) unsubscribe();
      const late = setTimeout(() => line?.cut(), patience);
      await running;
      clearTimeout(late);
      forgetWorker(id);
    },
  };
}

async function emptyOutbox(
  { events }: Installation,
  { agency, catalogue }: Tenant,
  worker: string,
  line: SmtpLine | undefined,
  isStopping: () => boolean,
): Promise<void> {
  const tell = (mailId: string, status: MailStatus, reason: string) =>
    events.publish(agency.abbreviation, { kind: 'mail', mailId, status, reason });
  const { mailIds, reason } = await giveUpLost(catalogue, worker, new Date());
  for (const mailId of mailIds) tell(mailId, 'uncertain', reason);
  while (!isStopping()) {
    const row = await claimNext(catalogue, worker, new Date());
    if (!row) return;
    noteRound('mail');
    tell(row.mail_id, 'sending', '');
    const outcome: Outcome = line
      ? await deliver(catalogue, row, line)
      : { status: 'storedLocally', reason: '' };
    if (await settle(catalogue, worker, row.mail_id, outcome, new Date()))
      tell(row.mail_id, outcome.status, outcome.reason);
  }
}
