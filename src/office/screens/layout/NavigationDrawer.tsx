import { Drawer } from '@blueprintjs/core';
import type { UIEventHandler } from 'react';
import { useIntl } from 'react-intl';
import { DrawerHeader } from '../shared/DrawerHeader';
import { NavigationPanel } from './NavigationPanel';

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onScroll: UIEventHandler;
}

/** The panel on narrow windows: it slides over the page and goes when a page is chosen. */
export default function NavigationDrawer({ isOpen, onClose, onScroll }: NavigationDrawerProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'layout.openMenu' });
  return (
    <Drawer isOpen={isOpen} position="left" size={280} onClose={onClose}>
      <div className="drawer-dialog" role="dialog" aria-modal="true" aria-label={title}>
        <DrawerHeader title={title} onClose={onClose} />
        <nav className="drawer-panel" onScroll={onScroll}>
          <NavigationPanel onGo={onClose} />
        </nav>
      </div>
    </Drawer>
  );
}
