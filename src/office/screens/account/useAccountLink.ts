import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { accountLinkIntents, selectAccountLink } from '../../workflows/account/accountLink';
import { linkUse } from '../../workflows/account/linkUse';

/** What stands behind the `#` of the address. */
export const useToken = (): string => useLocation().hash.slice(1);

/** The link in the address as far as it is known, what came of its use, and how to look at it again; without one it is not looked at. */
export function useAccountLink(token: string) {
  const dispatch = useDispatch();
  const link = useSelector(selectAccountLink);
  const use = useSelector(linkUse.select);
  useEffect(() => {
    if (token === '') return;
    dispatch(linkUse.intents.opened());
    dispatch(accountLinkIntents.opened({ token }));
  }, [dispatch, token]);
  const isNone = token === '' && link.status === 'closed';
  const isOver = isNone || [link, use].some((each) => 'refusal' in each && isLinkOver(each.refusal));
  return { link, use, isOver, lookAgain: () => dispatch(accountLinkIntents.opened({ token })) };
}

const isLinkOver = (refusal: { readonly kind: string; readonly reason?: string }) =>
  refusal.kind === 'conflict' && refusal.reason === 'linkOver';
