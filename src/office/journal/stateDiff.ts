/** One place in which two states differ. A value that is absent is undefined. */
export interface Difference {
  /** `sendReel.form.recipient` */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Where two states of plain data differ, up to `most` places. What is the same object on both sides is not looked into. */
export function stateDiff(before: unknown, after: unknown, most = 200): readonly Difference[] {
  const found: Difference[] = [];
  compare('', before, after);
  return found;

  function compare(path: string, old: unknown, now: unknown): void {
    if (Object.is(old, now) || found.length >= most) return;
    if (!isFields(old) || !isFields(now) || Array.isArray(old) !== Array.isArray(now)) {
      found.push({ path, before: old, after: now });
      return;
    }
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)]))
      compare(path ? `${path}.${name}` : name, old[name], now[name]);
  }
}
