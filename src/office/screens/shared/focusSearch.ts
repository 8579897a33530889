/** Gives the keyboard to the search box of the list in which a button stands that goes once it is pressed. */
export const focusSearch = (button: HTMLElement): void =>
  button.closest('section')?.querySelector<HTMLElement>('[type=search]')?.focus();
