import type { ReactNode } from 'react';
import './states.css';

interface ToldProps {
  /** Nothing while there is nothing to tell. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Tells what comes into it: screen readers hear of it only if it was there, empty, before. */
export const Told = ({ children, className = '' }: ToldProps) => (
  <div role="status" className={`gr-told ${className}`}>
    {children}
  </div>
);
