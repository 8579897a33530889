import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface OnceOpenedProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Draws its children from the first time they are open on: what is lazy is not loaded before, and closes in its own way. */
export function OnceOpened({ isOpen, children }: OnceOpenedProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return isOpen || wasOpen ? <Suspense>{children}</Suspense> : null;
}
