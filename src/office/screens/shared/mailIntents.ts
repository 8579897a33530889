import type { MailStatus } from '../../../contract/entities/mail';

/** The colour of what became of a mail. */
export const mailIntents = {
  waiting: 'none',
  sending: 'primary',
  sent: 'success',
  storedLocally: 'warning',
  failed: 'danger',
  uncertain: 'warning',
} as const satisfies Record<MailStatus, string>;
