import { outboxFields } from '../entities/mail';
import { script } from '../script';
import { optional } from '../wire/field';
import { id } from '../wire/fields';
import { rows } from '../wire/reply';

export const outboxScripts = [
  /** The outbox, newest first; or of it what was sent of a reel. */
  script({
    name: 'outbox.list',
    path: 'GetOutbox.php',
    allow: 'reader',
    input: { reelId: optional(id('REEL_ID')) },
    reply: rows('MAILS', outboxFields),
    refusal: 'error',
  }),
] as const;
