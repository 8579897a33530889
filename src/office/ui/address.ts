import { createContext, useContext } from 'react';

/**
 * Puts another address in the place of the one on show, without a step in the history. Returns false, with nothing done,
 * when it is not on show: the person is on the way elsewhere.
 */
type RewriteAddress = (from: string, to: string) => boolean;

export const RewriteAddressContext = createContext<RewriteAddress>(() => false);

export const useRewriteAddress = () => useContext(RewriteAddressContext);
