import type { MailStatus } from '../../contract/entities/mail';
import type { Tenant, Installation, Worker } from '../installation';
import { regularly } from '../regularly';
import { noteRound } from '../rounds';
import { giveUpLost, isAnyDue } from './queue';
import { sendingLines } from './sendingLines';
import { Shares } from './shares';

/** How often the outboxes are looked through without a nudge, in milliseconds: other processes' mails, those due again. */
const POLL = 5000;

/** So long a stop waits for the mails in hand, in milliseconds. */
const PATIENCE = 5000;

/**
 * Sends what waits in the outboxes of all agencies, in turn, over a few connections at once. A mail is marked `sending`
 * on disk before the mail server hears of it and `sent` after its 250: a crash in between leaves it uncertain, never sent
 * twice. Without a mail server the mail stays in the outbox, where the office shows it.
 */
export function startMailWorker(installation: Installation, { patience = PATIENCE } = {}): Worker {
  const { events, settings } = installation;
  const watched = new Map<string, () => void>();
  const shares = new Shares();
  const tell = ({ agency }: Tenant, mailId: string, status: MailStatus, reason: string) =>
    events.publish(agency.abbreviation, { kind: 'mail', mailId, status, reason });
  const lines = sendingLines(settings.smtpUrl, shares, tell);

  const send = (tenant: Tenant) => {
    shares.add(tenant);
    lines.open();
  };

  const watch = (tenant: Tenant) => {
    const { abbreviation } = tenant.agency;
    if (watched.has(abbreviation)) return;
    const unsubscribe = events.subscribe(abbreviation, (event) => {
      if (event.kind === 'mail' && event.status === 'waiting') send(tenant);
    });
    watched.set(abbreviation, unsubscribe);
  };

  const looks = regularly(POLL, 'The outbox could not be looked through', async (isStopping) => {
    const tenants = await installation.agencies();
    shares.keepOnly(tenants);
    for (const tenant of tenants) {
      noteRound('mail');
      if (isStopping()) return;
      watch(tenant);
      const { mailIds, reason } = await giveUpLost(tenant.catalogue, new Date());
      for (const mailId of mailIds) tell(tenant, mailId, 'uncertain', reason);
      if (await isAnyDue(tenant.catalogue, new Date())) send(tenant);
    }
  });

  return {
    wake: looks.wake,
    async stop() {
      for (const unsubscribe of watched.values()) unsubscribe();
      await Promise.all([looks.stop(), lines.stop(patience)]);
    },
  };
}
