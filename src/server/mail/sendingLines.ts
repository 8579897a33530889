import { parseConnectionUrl } from 'nodemailer/lib/shared';
import type { MailStatus } from '../../contract/entities/mail';
import type { OutboxRow } from '../database/schema';
import type { Tenant } from '../installation';
import { log } from '../log';
import { noteRound } from '../rounds';
import { forgetWorker, newWorkerId } from '../workerId';
import { deliver, type Outcome } from './deliver';
import { claimNext, settle } from './queue';
import type { Shares } from './shares';
import { SmtpLine } from './smtpLine';

/** So many connections at once, unless SMTP_URL says how many (`?maxConnections=2`), as nodemailer has it. */
const CONNECTIONS = 5;

/** The lines over which mails leave. */
interface SendingLines {
  /** Something is to be sent: there is a line for it, if there are not enough yet. */
  open(): void;
  /** Starts no further mail; what is in hand after `patience` milliseconds is cut off. */
  stop(patience: number): Promise<void>;
}

interface InHand {
  readonly tenant: Tenant;
  readonly row: OutboxRow;
}

/**
 * Lines that each send one mail after the other, of whose turn it is. A line that has found a mail opens the next; one that
 * finds no more ends. Where the mail server takes fewer connections than there are lines, those that it takes go on.
 */
export function sendingLines(
  smtpUrl: string | undefined,
  shares: Shares,
  tell: (tenant: Tenant, mailId: string, status: MailStatus, reason: string) => void,
): SendingLines {
  const wanted = connectionsOf(smtpUrl);
  const lines = new Map<SmtpLine | object, Promise<void>>();
  let most = wanted;
  let isStopping = false;

  const open = () => {
    if (isStopping || lines.size >= most) return;
    const line = smtpUrl === undefined ? undefined : new SmtpLine(smtpUrl);
    const key = line ?? {};
    const ended = work(line)
      .catch((error) => log.error(error, 'A mail could not be worked on; it is tried again soon.'))
      .finally(() => {
        line?.close();
        lines.delete(key);
        if (lines.size === 0) most = wanted;
      });
    lines.set(key, ended);
  };

  const work = async (line: SmtpLine | undefined) => {
    const worker = newWorkerId();
    try {
      let inHand = await take(worker);
      while (inHand) {
        const { tenant, row } = inHand;
        open();
        noteRound('mail');
        tell(tenant, row.mail_id, 'sending', '');
        const outcome: Outcome = line
          ? await deliver(tenant.catalogue, row, line, () => isAnyLetInBeside(line))
          : { status: 'storedLocally', reason: '' };
        const isSpare = outcome.status === 'waiting' && outcome.isUncounted === true;
        if (isSpare) most = lines.size - 1;
        // The end of one and the beginning of the next come onto the disk together.
        const ended = end(inHand, worker, outcome).catch((error: unknown) =>
          log.error(error, 'What became of a mail could not be written down; it is given up later.'),
        );
        [, inHand] = await Promise.all([ended, isSpare ? undefined : take(worker)]);
      }
    } finally {
      // What it could not write down the end of is found, and given up, by the next look.
      forgetWorker(worker);
    }
  };

  /** Takes the next mail of whose turn it is. */
  const take = async (worker: string): Promise<InHand | undefined> => {
    for (let turn = shares.next(); turn && !isStopping; turn = shares.next()) {
      const { tenant } = turn;
      const row = await claimNext(tenant.catalogue, worker, new Date()).catch((error: unknown) => {
        // The next look asks it again: until then the mails of the others leave.
        shares.end(turn);
        throw error;
      });
      if (row) return { tenant, row };
      shares.end(turn);
    }
    return undefined;
  };

  const end = async ({ tenant, row }: InHand, worker: string, outcome: Outcome) => {
    const isOurs = await settle(tenant.catalogue, worker, row.mail_id, outcome, new Date());
    if (isOurs) tell(tenant, row.mail_id, outcome.status, outcome.reason);
  };

  const isAnyLetInBeside = async (line: SmtpLine) => {
    const others = [...lines.keys()].filter(
      (other): other is SmtpLine => other instanceof SmtpLine && other !== line,
    );
    return (await Promise.all(others.map(({ isLetIn }) => isLetIn))).includes(true);
  };

  return {
    open,
    async stop(patience) {
      isStopping = true;
      const late = setTimeout(() => {
        for (const line of lines.keys()) if (line instanceof SmtpLine) line.cut();
      }, patience);
      await Promise.all(lines.values());
      clearTimeout(late);
    },
  };
}

function connectionsOf(smtpUrl: string | undefined): number {
  const { maxConnections } =
    smtpUrl === undefined ? {} : (parseConnectionUrl(smtpUrl) as { maxConnections?: unknown });
  return Number.isInteger(Number(maxConnections)) && Number(maxConnections) > 0
    ? Number(maxConnections)
    : CONNECTIONS;
}
