import type { MailStatus } from '../../../contract/entities/mail';

type Stopped = Extract<MailStatus, 'failed' | 'uncertain' | 'storedLocally'>;

/** Whether a person decides if a mail is sent: it failed, may have failed, or was kept here. */
export const isForPerson = <M extends { readonly status: MailStatus }>(
  mail: M,
): mail is M & { readonly status: Stopped } =>
  mail.status === 'failed' || mail.status === 'uncertain' || mail.status === 'storedLocally';
