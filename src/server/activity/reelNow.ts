import { AGENCY_OWNER } from '../../contract/rules/reelType';
import type { ReadContext } from '../http/handler';
import { findLive } from '../http/live';

/** A reel as it stands, by the names of the contract: no script tells of one alone. Nothing where it is in the trash. */
export async function reelNow({ catalogue }: ReadContext, reelId: string): Promise<object | undefined> {
  const reel = await findLive(catalogue, 'reels', reelId);
  if (!reel) return undefined;
  const { title, code, heading, subheading, mail_sender, link_value, kind } = reel;
  return {
    ...{ title, code, heading, subheading, mailSender: mail_sender },
    talentId: reel.talent_id ?? AGENCY_OWNER,
    online: reel.online === 1,
    isLink: kind === 'link' || kind === 'poster',
    linkValue: link_value,
    ...(kind === 'poster' && {
      isUploaded: reel.picture !== '',
      ...{ subtitle1: reel.subtitle_1, subtitle2: reel.subtitle_2, picture: reel.picture },
    }),
  };
}
