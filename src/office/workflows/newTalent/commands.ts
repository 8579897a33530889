import { go, sleep } from '../../kernel/commands';

export const openTalentPage = (talentId: string) => go(`/app/page/talent/${encodeURIComponent(talentId)}`);

/** How long the notice that somebody was added stands, in milliseconds. */
const NOTICE_TIME = 3000;

export const waitWithNotice = () => sleep(NOTICE_TIME);
