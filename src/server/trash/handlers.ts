import type { Handlers } from '../http/handler';
import { filmDelete, talentDelete } from './delete';
import { trashEmpty } from './empty';
import { trashList } from './list';
import { trashRestore } from './restore';

/** What is deleted, put back, or removed for ever. */
export const trashHandlers: Handlers<
  'film.delete' | 'talent.delete' | 'trash.list' | 'trash.restore' | 'trash.empty'
> = {
  'film.delete': filmDelete,
  'talent.delete': talentDelete,
  'trash.list': trashList,
  'trash.restore': trashRestore,
  'trash.empty': trashEmpty,
};
