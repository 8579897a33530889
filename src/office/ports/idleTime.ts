import { attempt } from './attempt';

/** Where the windows of a browser tell one another when their person was last there. */
const KEY = 'greenroom:present';
/** So often it is told, in milliseconds. */
const TOLD_EVERY = 5_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let last: number | undefined;
let told = 0;

/** For how long nobody has done anything in any window of this browser, in milliseconds; it begins to look when it is first asked. */
export function idleTime(): number {
  if (last === undefined) begin();
  const now = Date.now();
  const elsewhere = attempt(() => Number(localStorage.getItem(KEY))) ?? 0;
  const latest = Math.max(last ?? now, elsewhere <= now ? elsewhere : 0);
  return Math.max(0, now - latest);
}

function begin(): void {
  note();
  for (const sign of SIGNS) document.addEventListener(sign, note, { capture: true, passive: true });
}

function note(): void {
  last = Date.now();
  if (last - told < TOLD_EVERY) return;
  told = last;
  attempt(() => localStorage.setItem(KEY, String(told)));
}
