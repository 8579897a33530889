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

/** The body of a mail, encoded once for all that have it: what it says never changes. */
export async function encodedBodyOf(
  db: Kysely<Catalogue>,
  row: Pick<OutboxRow, 'body_id'>,
): Promise<EncodedBody> {
  const known = kept.get(row.body_id);
  if (known) return known;
  const { html, text, unsubscribe } = await bodyOf(db, row);
  const parts = [{ raw: await encoded('text/plain', text) }, { raw: await encoded('text/html', html) }];
  const body = { parts, unsubscribe };
  kept.set(row.body_id, body);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return body;
}

const encoded = (type: string, content: string): Promise<Buffer> =>
  new MimeNode(`${type}; charset=utf-8`).setContent(content).build();
