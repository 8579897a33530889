import type { Kysely } from 'kysely';
import MimeNode from 'nodemailer/lib/mime-node';
import type { Catalogue, OutboxRow } from '../database/schema';
import { bodyOf } from './body';

/** A body as it goes over the wire, the text before the HTML. */
export interface EncodedBody {
  readonly parts: readonly { readonly raw: Buffer }[];
  readonly unsubscribe: string | undefined;
}

/** So many bodies are kept: of a mailing to thousands each mail has the same, and agencies take turns. */
const KEPT = 20;

const kept = new Map<string, EncodedBody>();

/** The body of a mail, encoded once for all that have it, and again once somebody's name was taken out of it. */
export async function encodedBodyOf(
  db: Kysely<Catalogue>,
  row: Pick<OutboxRow, 'body_id'>,
): Promise<EncodedBody> {
  const { version } = await db
    .selectFrom('mail_bodies')
    .select('version')
    .where('body_id', '=', row.body_id)
    .executeTakeFirstOrThrow();
  const name = `${row.body_id} ${version}`;
  const known = kept.get(name);
  if (known) return known;
  const { html, text, unsubscribe } = await bodyOf(db, row);
  const parts = [{ raw: await encoded('text/plain', text) }, { raw: await encoded('text/html', html) }];
  const body = { parts, unsubscribe };
  kept.set(name, body);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return body;
}

const encoded = (type: string, content: string): Promise<Buffer> =>
  new MimeNode(`${type}; charset=utf-8`).setContent(content).build();
