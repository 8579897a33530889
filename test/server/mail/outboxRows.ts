import type { Kysely } from 'kysely';
import { chunks } from '../../../src/server/database/chunks';
import type { Catalogue } from '../../../src/server/database/schema';

/** Puts mails that wait into an outbox, with one body: their ids are the prefix and a number of four digits. */
export async function addMails(
  catalogue: Kysely<Catalogue>,
  prefix: string,
  count: number,
  html = '<p>Hello</p>',
): Promise<void> {
  const at = '2026-03-02T10:00:00.000Z';
  const body_id = `${prefix}body`;
  const body = { html, text: 'Hello', unsubscribe: '' };
  await catalogue
    .insertInto('mail_bodies')
    .values({ body_id, ...body })
    .execute();
  const rows = Array.from({ length: count }, (_, at) => `${prefix}${String(at).padStart(4, '0')}`);
  const whole = { subject: 'Reel', sender: 'a@co.example', reply_to: 'a@co.example', reason: '' };
  for (const chunk of chunks(rows))
    await catalogue
      .insertInto('outbox')
      .values(
        chunk.map((mail_id) => ({
          ...{ ...whole, mail_id, body_id, recipient: `${mail_id}@x.example`, staff_id: 's1', reel_id: null },
          ...({ status: 'waiting', attempts: 0, worker: null, sent_at: null } as const),
          ...{ next_attempt_at: at, created_at: at },
        })),
      )
      .execute();
}
