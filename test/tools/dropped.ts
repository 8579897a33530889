import type { JSHandle, Locator } from 'playwright-core';

/** Drops a file made in the page on an element, as from the desktop. */
export async function dropFile(target: Locator, name: string, type: string, bytes: Buffer): Promise<void> {
  const dragged = await target.page().evaluateHandle(
    (file) => {
      const held = new DataTransfer();
      held.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
      return held;
    },
    { name, type, bytes: [...bytes] },
  );
  await drag(target, dragged);
}

/** Drops some words on an element, as from another window: no file at all. */
export async function dropText(target: Locator, words: string): Promise<void> {
  const dragged = await target.page().evaluateHandle((text) => {
    const held = new DataTransfer();
    held.setData('text/plain', text);
    return held;
  }, words);
  await drag(target, dragged);
}

async function drag(target: Locator, dataTransfer: JSHandle<DataTransfer>): Promise<void> {
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}
