import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { reloadPage } from '../../workflows/talents/talentPage';
import { StaleNote } from '../shared/list/StaleNote';

/** Says that the films could not be loaded anew: what is shown may be out of date. */
export function FilmsStale({ talentId, refusal }: { readonly talentId: string; readonly refusal: Refusal }) {
  const dispatch = useDispatch();
  return (
    <StaleNote
      text="talentPage.stale"
      refusal={refusal}
      onTryAgain={() => reloadPage(talentId).forEach(dispatch)}
    />
  );
}
