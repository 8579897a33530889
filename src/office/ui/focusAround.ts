/** Leaves the keyboard with what stands around a button that goes once it is pressed. */
export const focusAround = (button: HTMLElement): void =>
  button.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
