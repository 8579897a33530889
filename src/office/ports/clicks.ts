/** A second click right after a first acts only on the same thing: the first may have put another under the pointer. */
export function keepClicksToWhatTheyBeganOn(): void {
  let began: string | null | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const name = nameOf(event.target as Element);
      if (event.detail < 2 || name === began) began = name;
      else {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    { capture: true },
  );
}

function nameOf(clicked: Element): string | null | undefined {
  const found = clicked.closest('a, button, input, label');
  const control = found instanceof HTMLLabelElement ? found.control : found;
  return control?.ariaLabel ?? control?.textContent;
}
