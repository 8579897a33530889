/** Brings the keyboard to a field of the record around an element; a part of one says by `data-field` which it is of. */
export function focusRecordField(within: Element, field: string): void {
  within
    .closest('.record-page')
    ?.querySelector<HTMLElement>(`#record-${field}, [data-field="${field}"]`)
    ?.focus();
}
