import { go, newId } from '../../kernel/commands';

export const newRequestId = () => newId(20);
export const openTalentPage = (talentId: string) => go(`/app/page/talent/${encodeURIComponent(talentId)}`);
