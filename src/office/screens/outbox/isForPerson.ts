import type { MailStatus } from '../../../contract/entities/mail';

/** Whether a person decides if a mail is sent again. */
export const isForPerson = <M extends { readonly status: MailStatus }>(
  mail: M,
): mail is M & { readonly status: 'failed' | 'uncertain' } =>
  mail.status === 'failed' || mail.status === 'uncertain';
