import type { IncomingMessage } from 'node:http';

/** So many bytes of a refused body are let in, and for so many milliseconds. */
const BYTES = 32 * 1024 * 1024;
const PATIENCE = 3000;

/**
 * Lets a refused sender finish what is on its way: one that finds the connection closed while it sends never hears why
 * (RFC 9112, 9.6). Resolves when the body has ended, or there is too much of it.
 */
export function hearOut(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = BYTES;
    const count = (piece: Uint8Array) => {
      left -= piece.byteLength;
      if (left < 0) end();
    };
    const end = () => {
      clearTimeout(timer);
      body.off('data', count).off('end', end).off('close', end).pause();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    body.unpipe();
    body.on('data', count).on('end', end).on('close', end).resume();
  });
}
