/** Puts the keyboard on the first button of an alert that opened, so that Enter answers it. */
export function focusButton(alert: HTMLElement): void {
  alert.querySelector('button')?.focus();
}

/** Puts the keyboard on the last button, the way back, of a question whose other answer throws something away. */
export function focusWayBack(alert: HTMLElement): void {
  [...alert.querySelectorAll('button')].at(-1)?.focus();
}
