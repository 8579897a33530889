import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectTalentListView, talentListIntents } from '../../workflows/talents';

/** Where a list was left the last time, and a reference to keep up to date: it is remembered when the list goes. */
export function useKeptPlace(profession: string) {
  const dispatch = useDispatch();
  const view = useSelector((state: Parameters<typeof selectTalentListView>[0]) =>
    selectTalentListView(state, profession),
  );
  const [start] = useState(view);
  const keep = useRef({ scrollTop: start.scrollTop, activeRow: start.activeRow });
  useEffect(
    () => () => {
      dispatch(talentListIntents.left({ profession, ...keep.current }));
    },
    [dispatch, profession],
  );
  return { start, keep };
}
