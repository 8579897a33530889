import { isHost, linkAddress } from './webAddress';

/** A link of a newsletter as it is kept. */
export const mailLink = linkAddress;

/** True for a link that a mail may carry once it is kept: http or https, a host, and nobody's name and password. */
export function isMailLink(text: string): boolean {
  const address = mailLink(text);
  const isOfOtherScheme = /^(?!https?:\/\/)[a-z][a-z0-9+-]*:/i.test(text.trim());
  if (isOfOtherScheme || !URL.canParse(address) || /\s/.test(address)) return false;
  const { hostname, username, password } = new URL(address);
  return isHost(hostname) && username === '' && password === '';
}
