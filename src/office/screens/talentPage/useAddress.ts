import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useRewriteAddress } from '../../ui/address';
import { queryChanged, selectAddress } from '../../workflows/navigation';
import { shownIn } from '../../workflows/talentPage';
import { selectShownQuery } from './shownQuery';

/** The address says which reel and which film are open: whoever reloads the page, or is sent there, finds them so. */
export function useAddress(): void {
  const store = useStore<Parameters<typeof selectAddress>[0]>();
  const rewrite = useRewriteAddress();
  const { pathname } = useLocation();
  const query = useSelector(selectShownQuery);
  useEffect(() => {
    const address = selectAddress(store.getState());
    const [path, told = ''] = address.split('?');
    const isHere = path === pathname && shownIn(told) !== undefined;
    if (!isHere || query === undefined || query === address.slice(pathname.length)) return;
    if (rewrite(address, pathname + query)) store.dispatch(queryChanged({ query }));
  }, [store, rewrite, pathname, query]);
}
