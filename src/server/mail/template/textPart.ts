import type { ReelMail } from './reelMail';

/** The mail for those who read plain text. */
export function textPart({ agency, sender, link, reelName, talentName, heading, message }: ReelMail): string {
  const title = talentName === '' ? reelName : `${reelName} — ${talentName}`;
  const signature = sender.name === '' ? sender.address : `${sender.name}\n${sender.address}`;
  const agencyLines = [agency.displayName, agency.webAddress, agency.mainMail].filter((line) => line !== '');
  return [heading, message, `${title}\nPlay the reel: ${link}`, signature, `-- \n${agencyLines.join('\n')}`]
    .filter((part) => part !== '')
    .join('\n\n')
    .replace(/\r\n?/g, '\n')
    .concat('\n');
}
