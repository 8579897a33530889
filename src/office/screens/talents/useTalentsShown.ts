import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectPageSizeOrWhole } from '../../workflows/preferences';
import {
  filterTalents,
  pageOfTalents,
  selectTalentFilter,
  selectTalentsPage,
} from '../../workflows/talentFilter';
import { searchTalents, selectTalentListView, selectTalentsInOrder } from '../../workflows/talents';

type ListRoot = Parameters<typeof selectTalentsInOrder>[0] &
  Parameters<typeof selectTalentFilter>[0] &
  Parameters<typeof selectPageSizeOrWhole>[0];

/** The name under which the size of this table's pages is kept. */
export const TABLE = 'talents';

/** What a profession's list shows: sorted, filtered, searched and cut into pages. */
export function useTalentsShown(profession: string, categoryId: string | null) {
  const inOrder = useSelector((state: ListRoot) => selectTalentsInOrder(state, categoryId));
  const { search } = useSelector((state: ListRoot) => selectTalentListView(state, profession));
  const wanted = useSelector((state: ListRoot) => selectTalentsPage(state, profession));
  const size = useSelector((state: ListRoot) => selectPageSizeOrWhole(state, TABLE));
  const filter = useSelector(selectTalentFilter);
  const found = useMemo(
    () => searchTalents(filterTalents(inOrder, filter), search),
    [inOrder, filter, search],
  );
  const page = useMemo(() => pageOfTalents(found, wanted, size), [found, wanted, size]);
  return {
    ...page,
    size,
    search,
    filter,
    found: found.length,
    total: inOrder.length,
  };
}
