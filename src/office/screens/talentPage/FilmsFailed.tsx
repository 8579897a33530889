import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { reloadPage } from '../../workflows/talents/talentPage';
import { ListFailed } from '../shared/list/ListFailed';

/** Stands where films would be when they could not be loaded, with the reason and a way to try again. */
export function FilmsFailed({ talentId, refusal }: { readonly talentId: string; readonly refusal: Refusal }) {
  const dispatch = useDispatch();
  return (
    <ListFailed
      title="talentPage.failed"
      refusal={refusal}
      onTryAgain={() => reloadPage(talentId).forEach(dispatch)}
    />
  );
}
