import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useRewriteAddress } from '../../ui/address';
import { queryChanged, selectAddress, selectPath } from '../../workflows/office/navigation';

type Root = Parameters<typeof selectAddress>[0];

/**
 * Writes into the address how its screen is looked at, without a step in the history: whoever reloads the page, comes
 * back or is sent there finds it so. `selectQuery` gives the query, or nothing while the address is not the screen's.
 */
export function useQueryInAddress(selectQuery: (state: never) => string | undefined): void {
  const select = selectQuery as (state: unknown) => string | undefined;
  const { getState, dispatch } = useStore<Root>();
  const rewrite = useRewriteAddress();
  const { pathname } = useLocation();
  const query = useSelector(select);
  useEffect(() => {
    const address = selectAddress(getState());
    // What was typed since this was drawn counts: the address must not take it back.
    const now = select(getState());
    if (now === undefined || selectPath(getState()) !== pathname || address === pathname + now) return;
    if (rewrite(address, pathname + now)) dispatch(queryChanged({ query: now }));
  }, [getState, dispatch, rewrite, select, pathname, query]);
}
