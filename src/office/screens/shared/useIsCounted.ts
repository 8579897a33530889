import { useSelector } from 'react-redux';
import { type ListName, selectLoad } from '../../workflows/loading';

/** Whether it is known how many things a list has: nothing of it may only mean that it is on its way, or failed. */
export function useIsCounted(list: ListName, total: number): boolean {
  const { status } = useSelector((state: Parameters<typeof selectLoad>[0]) => selectLoad(state, list));
  return total > 0 || status === 'ready' || status === 'refreshing';
}
