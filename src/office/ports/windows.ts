/** Opens an address in a new tab that knows nothing of this one. */
export function openWindow({ url }: { readonly url: string }): null {
  window.open(url, '_blank', 'noopener');
  return null;
}

/** Width x height of screen and window in CSS pixels, as RESOLUTION_SCREEN and RESOLUTION_WINDOW carry them. */
export const readResolution = () => ({
  screen: `${window.screen.width}x${window.screen.height}`,
  window: `${window.innerWidth}x${window.innerHeight}`,
});

/** Copies a text; false when the browser refuses, or has no clipboard: none has one over plain http. */
export async function copyText({ text }: { readonly text: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
