import type { JSHandle, Locator } from 'playwright-core';

interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Drops files made in the page on an element, as from the desktop. */
export async function dropFiles(target: Locator, files: readonly DroppedFile[]): Promise<void> {
  const dragged = await target.page().evaluateHandle(
    (made) => {
      const held = new DataTransfer();
      for (const { name, type, bytes } of made)
        held.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return held;
    },
    files.map(({ bytes, ...named }) => ({ ...named, bytes: [...bytes] })),
  );
  await drag(target, dragged);
}

export const dropFile = (target: Locator, name: string, type: string, bytes: Buffer): Promise<void> =>
  dropFiles(target, [{ name, type, bytes }]);

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
