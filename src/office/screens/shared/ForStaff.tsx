import type { ReactNode } from 'react';
import { useMayChange } from './useMay';

/** What changes something: a reader does not see it. */
export const ForStaff = ({ children }: { readonly children: ReactNode }) =>
  useMayChange() ? children : null;
