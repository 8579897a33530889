/** Which row of its list an element stands in, from 0; nothing when in none. */
export function rowIndexOf(element: Element): number | undefined {
  const main = element.closest('[role="row"]')?.querySelector<HTMLElement>('[data-row]');
  return main?.dataset['row'] === undefined ? undefined : Number(main.dataset['row']);
}
