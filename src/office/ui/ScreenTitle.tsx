import { useEffect, useRef } from 'react';
import './screen.css';

interface ScreenTitleProps {
  readonly id?: string;
  /** What the tab says where that is not the heading. */
  readonly tab?: string;
  readonly children: string;
}

/** The heading of a screen; it names the browser's tab and the history's entry too (WCAG 2.4.2). */
export function ScreenTitle({ id, tab, children }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = tab ?? children;
  useEffect(() => {
    const page = heading.current?.ownerDocument;
    if (!page) return;
    page.title = `${name} – Greenroom`;
    return () => void (page.title = 'Greenroom');
  }, [name]);
  return (
    <h1 ref={heading} id={id} className="gr-screen-title">
      {children}
    </h1>
  );
}
