import type { MailStatus } from '../../contract/entities/mail';
import type { Tenant, Installation, Worker } from '../installation';
import { eachOf } from '../eachOf';
import { log } from '../log';
import { regularly } from '../regularly';
import { noteRound } from '../rounds';
import { giveUpLost, isAnyDue } from './queue';
import { sendingLines } from './sendingLines';
import { Shares } from './shares';

/** How often the outboxes are looked through without a nudge, in milliseconds: other processes' mails, those due again. */
const POLL = 5000;

/** So long a stop waits for the mails in hand, in milliseconds. */
const PATIENCE = 5000;

const COMPLAINT = 'The outbox could not be looked through';

/**
 * Sends what waits in the outboxes of all agencies, in turn, over a few connections at once. A mail is marked `sending`
 * on disk before the mail server hears of it and `sent` after its 250: a crash in between leaves it uncertain, never sent
 * twice. Without a mail server the mail stays in the outbox, where the office shows it.
 */
export function startMailWorker(installation: Installation, { patience = PATIENCE } = {}): Worker {
  const { events, settings } = installation;
  const shares = new Shares();
  const tell = ({ agency }: Tenant, mailId: string, status: MailStatus, reason: string) =>
    events.publish(agency.abbreviation, { kind: 'mail', mailId, status, reason });
  const lines = sendingLines(settings.smtpUrl, shares, tell);

  const send = (tenant: Tenant) => {
    shares.add(tenant);
    lines.open();
  };

  const sendOf = async (abbreviation: string) => {
    const tenant = await installation.agency(abbreviation);
    if (tenant) send(tenant);
  };
  const unsubscribe = events.subscribeToAll((abbreviation, event) => {
    if (event.kind === 'mail' && event.status === 'waiting')
      sendOf(abbreviation).catch((error: unknown) =>
        log.error(error, 'A mail has to wait for the next look.'),
      );
  });

  const looks = regularly(POLL, COMPLAINT, async (isStopping) => {
    const before = shares.names();
    const tenants = await installation.atWork();
    shares.keepOf(before, tenants);
    noteRound('mail');
    await eachOf(installation, tenants, COMPLAINT, async (tenant) => {
      noteRound('mail');
      if (isStopping()) return;
      const { mailIds, reason } = await giveUpLost(tenant.catalogue, new Date());
      for (const mailId of mailIds) tell(tenant, mailId, 'uncertain', reason);
      if (await isAnyDue(tenant.catalogue, new Date())) send(tenant);
    });
  });

  return {
    wake: looks.wake,
    async stop() {
      unsubscribe();
      await Promise.all([looks.stop(), lines.stop(patience)]);
    },
  };
}
