import { Callout, type CalloutProps } from '@blueprintjs/core';
import './states.css';

/** A callout whose title is a line of it: as a heading it would break the order of the page's. */
export const Note = ({ title, children, ...callout }: CalloutProps) => (
  <Callout {...callout}>
    {title && <p className="gr-note-title">{title}</p>}
    {children}
  </Callout>
);
