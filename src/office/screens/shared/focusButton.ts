/** Puts the keyboard on the first button of an alert that opened, so that Enter answers it. */
export function focusButton(alert: HTMLElement): void {
  alert.querySelector('button')?.focus();
}
