/** What of a field has the keyboard, the first that there is: a text, what is chosen, what can be. */
const CONTROLS = ['[contenteditable="true"]', 'input:checked', 'input, textarea, select, button'];

/** Brings the keyboard to a field of the record around an element; a part of one says by `data-field` which it is of. */
export function focusRecordField(within: Element, field: string): void {
  const part = within
    .closest('.record-page')
    ?.querySelector<HTMLElement>(`#record-${field}, [data-field="${field}"]`);
  const control = part?.matches(CONTROLS.join())
    ? part
    : CONTROLS.map((which) => part?.querySelector<HTMLElement>(which)).find(Boolean);
  control?.focus();
}
