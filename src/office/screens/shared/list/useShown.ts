import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { pageOf } from '../../../workflows/tables/lists';
import { selectPageSize } from '../../../workflows/tables/pageSizes';
import type { List } from './declaration';
import { useSelected } from '../useSelected';

/** `useSelector` for a selector of which only the list knows the slices. */
export const useOfList = <T>(selector: (state: never) => T): T =>
  useSelector(selector as (state: unknown) => T);

/** What a list shows: found, in order, and cut into pages. */
export function useShown<Row extends Chosen, Chosen>({ workflow, pageSize = 0 }: List<Row, Chosen>) {
  const view = useOfList(workflow.selectView);
  const query = useOfList(workflow.selectQuery);
  const total = useOfList(workflow.selectTotal);
  const found = useOfList(workflow.selectFound);
  const size = useSelected(selectPageSize, workflow.name, pageSize);
  const page = useMemo(() => pageOf(found, view.page, size), [found, view.page, size]);
  return { ...page, view, query, size, found, total };
}

export type Shown<Row> = ReturnType<typeof useShown<Row, Row>>;
