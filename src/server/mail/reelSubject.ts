import { foldName } from '../../contract/rules/text';
import { headerText } from './mailbox';

/** The subject of a reel's mail. Whose reel it is stands first, where lists of mails are cut last; its name may say so already. */
export function reelSubject(talent: string, reelName: string, agency: string): string {
  const isNamed = talent === '' || foldName(reelName).includes(foldName(talent));
  return headerText(`${isNamed ? '' : `${talent}: `}${reelName} — ${agency}`);
}
