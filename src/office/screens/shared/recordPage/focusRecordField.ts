const CONTROLS = 'input, textarea, select, button, [contenteditable="true"]';

/** Brings the keyboard to a field of the record around an element; a part of one says by `data-field` which it is of. */
export function focusRecordField(within: Element, field: string): void {
  const part = within
    .closest('.record-page')
    ?.querySelector<HTMLElement>(`#record-${field}, [data-field="${field}"]`);
  const control = part?.matches(CONTROLS) ? part : part?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}
