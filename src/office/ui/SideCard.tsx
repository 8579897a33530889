import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { FileDrop, type FileDropProps } from './FileDrop';
import './sideCard.css';

interface SideCardProps extends Pick<FileDropProps, 'choice' | 'sending' | 'trouble' | 'children'> {
  readonly title: string;
}

/**
 * A part of a page beside its main text, which takes a file. When a dialog of it goes, what opened the dialog has the keyboard again; when
 * what had the keyboard goes itself, the card has it: whoever works with the keyboard goes on from there.
 */
export function SideCard({ title, ...file }: SideCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const page = card.current?.ownerDocument;
    if (!hadFocus.current || page?.activeElement !== page?.body) return;
    const canHold = last.current?.isConnected && !last.current.matches(':disabled');
    (canHold ? last.current : card.current)?.focus();
  });
  return (
    <FileDrop
      {...file}
      areaRef={card}
      heading={<h2 id={id}>{title}</h2>}
      className="side-card"
      aria-labelledby={id}
      tabIndex={-1}
      onFocus={({ currentTarget, target }) => {
        hadFocus.current = true;
        if (currentTarget.contains(target)) last.current = target;
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
      }}
    />
  );
}
