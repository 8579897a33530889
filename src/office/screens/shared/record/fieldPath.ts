import { selectFilm } from '../../../entities/films';
import type { Draft } from '../../../workflows/records/autoSave';
import { talentPagePath, talentRecordPath } from '../../../workflows/talents/talentPage';

/** Where the form of a draft stands, with the keyboard in a field of it; of a film that is not there, where it is found. */
export function fieldPath(state: Parameters<typeof selectFilm>[0], draft: Draft, field: string): string {
  const { form, recordId, original } = draft;
  if (form === 'talentInfo') return `${talentRecordPath(recordId)}#${field}`;
  const film = selectFilm(state, recordId);
  if (film?.talentId) return `${talentPagePath(film.talentId, { film: recordId })}#${field}`;
  return `/app/page/films?${new URLSearchParams({ search: `${original['title']}` })}`;
}
