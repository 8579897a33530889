import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFileDrop } from './useFileDrop';
import './sideCard.css';

interface SideCardProps {
  readonly title: string;
  /** Takes a file that is dropped on the card. */
  readonly onFile: (file: File | null) => void;
  readonly children: ReactNode;
}

/**
 * A part of a page beside its main text. When a dialog of it goes, what opened the dialog has the keyboard again; when
 * what had the keyboard goes itself, the card has it: whoever works with the keyboard goes on from there.
 */
export function SideCard({ title, onFile, children }: SideCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const last = useRef<HTMLElement | null>(null);
  const { isOver, dropProps } = useFileDrop(onFile);
  useEffect(() => {
    const page = card.current?.ownerDocument;
    if (!hadFocus.current || page?.activeElement !== page?.body) return;
    const canHold = last.current?.isConnected && !last.current.matches(':disabled');
    (canHold ? last.current : card.current)?.focus();
  });
  return (
    <section
      ref={card}
      className="side-card"
      aria-labelledby={id}
      tabIndex={-1}
      data-over={isOver}
      onFocus={({ currentTarget, target }) => {
        hadFocus.current = true;
        if (currentTarget.contains(target)) last.current = target;
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
      }}
      {...dropProps}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
