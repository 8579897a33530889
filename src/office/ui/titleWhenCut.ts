import type { MouseEvent } from 'react';

/** What was cut, and is named by its title. */
const NAMED = 'data-cut';

/**
 * For a mouse that moves over an element or what is in it: the whole text of what is under it becomes its title where only
 * a part of it shows. Other titles stay.
 */
export function titleWhenCut({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement)) return;
  const isNamed = target.hasAttribute(NAMED);
  if (target.title && !isNamed) return;
  const title = target.scrollWidth > target.clientWidth ? (target.textContent ?? '') : '';
  if (target.title === title) return;
  target.title = title;
  target.toggleAttribute(NAMED, title !== '');
  if (title === '') target.removeAttribute('title');
}
