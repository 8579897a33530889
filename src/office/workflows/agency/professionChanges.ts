import { put } from 'typed-redux-saga';
import type { Profession } from '../../../contract/entities/profession';
import { professions, professionsChanged } from '../../entities/professions';
import { formDialog, type OpenDialog } from '../../kernel/formDialog';
import { attempt } from '../../kernel/mutation';
import { reacting } from '../../kernel/reactions';
import { askWhileAt } from '../office/askWhileAt';
import { SETTINGS_PATH } from './agencySettings';
import { professionOrder } from './professionOrder';

/** What a profession is called; null for a new one. */
type Named = Pick<Profession, 'categoryId' | 'name' | 'singular'> | null;
type Names = Pick<Profession, 'name' | 'singular'>;

export type NamingOpen = OpenDialog<Named, Names>;

/** A profession is added, or called otherwise. */
export const professionNaming = formDialog({
  name: 'professionNaming',
  *save(about: Named, names: Names, requestId) {
    return about
      ? yield* attempt('profession.rename', { categoryId: about.categoryId, ...names }, requestId)
      : yield* attempt('profession.add', names, requestId);
  },
  *then() {
    yield* put(professionsChanged());
  },
});

/** A profession that nobody has is removed. */
export const professionRemoval = formDialog({
  name: 'professionRemoval',
  save: ({ categoryId }: Profession, _input: null, requestId) =>
    attempt('profession.remove', { categoryId }, requestId),
  *then() {
    yield* put(professionsChanged());
  },
});

/** What administrators do with the professions of their agency. */
export const professionChangesSaga = reacting(
  professionNaming.saga,
  professionRemoval.saga,
  professionOrder.saga,
  askWhileAt(SETTINGS_PATH, professions, 'administrator'),
);
