const CONTROLS = 'input, textarea, select, button';

/** Brings the keyboard to a field of the form around an element, where the form has it on show. */
export function focusField(within: Element | null, field: string): void {
  const fields = within?.closest('.auto-save')?.querySelectorAll<HTMLElement>('[data-field]') ?? [];
  [...fields]
    .find(({ dataset }) => dataset['field'] === field)
    ?.querySelector<HTMLElement>(CONTROLS)
    ?.focus();
}
