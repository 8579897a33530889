/** Moves the keyboard to the row of a talents list that Tab would reach. Returns false when there is none. */
export function focusActiveRow(list: Element | null): boolean {
  const link = list?.querySelector<HTMLAnchorElement>('a[data-row][tabindex="0"]');
  link?.focus({ preventScroll: true });
  return link !== null && link !== undefined;
}
