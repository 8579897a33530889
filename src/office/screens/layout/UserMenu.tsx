import { lazy, startTransition, Suspense, useState } from 'react';
import { UserButton } from './UserButton';

const UserMenuPopover = lazy(() => import('./UserMenuPopover'));

/** The person's menu, loaded when it is first opened. */
export function UserMenu() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Suspense>
      {wasOpened ? (
        <UserMenuPopover />
      ) : (
        <UserButton onClick={() => startTransition(() => setWasOpened(true))} />
      )}
    </Suspense>
  );
}
