import { isEmailAddress } from '../../contract/rules/email';
import type { InputOf } from '../../contract/script';
import type { ScriptByName } from '../../contract/scripts';
import type { ReelRow } from '../database/schema';
import { type ChangeContext, Refused } from '../http/handler';
import { reelChanged } from './reelChanged';
import { giveSlug } from './slugs';
import { titled } from './titled';

type Input = InputOf<ScriptByName['reel.rename']>;
type Column = 'title' | 'heading' | 'subheading' | 'mail_sender';

/** What the person typed and saw there, by column; what the call does not name stays. */
const fieldsOf = (input: Input): readonly (readonly [Column, string | undefined, string | undefined])[] => [
  ['title', input.title, input.seenTitle],
  ['heading', input.heading, input.seenHeading],
  ['subheading', input.subheading, input.seenSubheading],
  ['mail_sender', input.mailSender, input.seenMailSender],
];

/**
 * Saves the title, headings and sender of a special reel. What the person left as it was keeps what a colleague made of it;
 * what both changed is refused.
 */
export async function renameSpecial(
  context: ChangeContext,
  reel: ReelRow,
  input: Input,
): Promise<'specialModified'> {
  if (input.mailSender?.trim() && !isEmailAddress(input.mailSender.trim()))
    throw new Refused({ kind: 'invalid', problems: { mailSender: 'malformed' } });
  const wanted: Partial<Record<Column, string>> = {};
  for (const [column, typed, seen = reel[column]] of fieldsOf(input)) {
    const text = typed?.trim() ?? seen;
    if (text === seen || text === reel[column]) continue;
    if (reel[column] !== seen) throw new Refused({ kind: 'conflict', reason: 'changed' });
    wanted[column] = text;
  }
  if (Object.keys(wanted).length > 0)
    await context.catalogue
      .updateTable('reels')
      .set({ ...wanted, ...(wanted.title !== undefined && titled(wanted.title)) })
      .where('reel_id', '=', reel.reel_id)
      .execute();
  if (wanted.title !== undefined) await giveSlug(context.catalogue, reel.reel_id, wanted.title);
  const { title, heading, subheading, mail_sender: mailSender } = reel;
  await reelChanged(context, reel, { title, heading, subheading, mailSender });
  return 'specialModified';
}
