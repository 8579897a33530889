import { Classes, type DrawerProps, H4, IconSize } from '@blueprintjs/core';
import { CloseButton } from './CloseButton';

interface DrawerHeaderProps {
  readonly title: string;
  readonly onClose: DrawerProps['onClose'];
}

/** The title of a drawer, with a cross that speaks the person's language. */
export const DrawerHeader = ({ title, onClose }: DrawerHeaderProps) => (
  <div className={Classes.DRAWER_HEADER}>
    <H4>{title}</H4>
    <CloseButton onClose={onClose} size={IconSize.LARGE} />
  </div>
);
