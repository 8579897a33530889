import { Drawer } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { NavigationPanel } from './NavigationPanel';

interface NavigationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The panel on narrow windows: it slides over the page and goes when a page is chosen. */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      isOpen={isOpen}
      position="left"
      size={280}
      title={intl.formatMessage({ id: 'layout.openMenu' })}
      onClose={onClose}
    >
      <nav>
        <NavigationPanel onGo={onClose} />
      </nav>
    </Drawer>
  );
}
