/** Moves the keyboard to the row of a list that Tab would reach. Returns false when there is none. */
export function focusActiveRow(list: Element | null): boolean {
  const row = list?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
  row?.focus({ preventScroll: true });
  return row !== null && row !== undefined;
}
