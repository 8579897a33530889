import { isolate } from '../../../contract/rules/isolate';
import { moreFilms } from './moreFilms';
import type { ReelMail } from './reelMail';

/** The mail for those who read plain text. */
export function textPart(mail: ReelMail): string {
  const { agency, sender, link, reelName, talentName, heading, message, stills } = mail;
  const title = [reelName, talentName]
    .filter((part) => part !== '')
    .map(isolate)
    .join(' — ');
  const signature = sender.name === '' ? sender.address : `${sender.name}\n${sender.address}`;
  const agencyLines = [agency.displayName, agency.webAddress, agency.mainMail].filter((line) => line !== '');
  const films = [...stills.map((film) => film.title), moreFilms(mail)].filter((line) => line !== '');
  const play = `${title}\nPlay the reel: ${link}`;
  return [heading, message, play, films.join('\n'), signature, `-- \n${agencyLines.join('\n')}`]
    .filter((part) => part !== '')
    .join('\n\n')
    .replace(/\r\n?/g, '\n')
    .concat('\n');
}
