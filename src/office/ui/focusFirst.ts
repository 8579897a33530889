/** Gives the keyboard to the first element that the page of `node` has, by id; for dialogs whose opener may be gone. */
export function focusFirst({ ownerDocument }: HTMLElement, ids: readonly string[]): void {
  for (const id of ids) {
    const element = ownerDocument.getElementById(id);
    if (!element) continue;
    element.focus();
    return;
  }
}
