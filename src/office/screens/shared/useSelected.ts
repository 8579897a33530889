import { useSelector } from 'react-redux';

/** What a selector finds in the store by these arguments. */
export const useSelected = <State, Args extends readonly unknown[], Found>(
  select: (state: State, ...args: Args) => Found,
  ...args: Args
): Found => useSelector((state: State) => select(state, ...args));
