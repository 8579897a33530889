import type { MouseEvent } from 'react';

/** For a mouse that moves over an element: its whole text becomes its title where it shows only a part of it. */
export function titleWhenCut({ currentTarget: element }: MouseEvent<HTMLElement>): void {
  const title = element.scrollWidth > element.clientWidth ? (element.textContent ?? '') : '';
  if (element.title !== title) element.title = title;
}
