import { Classes, type DrawerProps, IconSize } from '@blueprintjs/core';
import { CloseButton } from './CloseButton';

interface DrawerHeaderProps {
  readonly title: string;
  readonly onClose: DrawerProps['onClose'];
}

/** The title of a drawer, with a cross that speaks the person's language. */
export const DrawerHeader = ({ title, onClose }: DrawerHeaderProps) => (
  <div className={Classes.DRAWER_HEADER}>
    <h2 className={Classes.HEADING}>{title}</h2>
    <CloseButton onClose={onClose} size={IconSize.LARGE} />
  </div>
);
