/** Turns each line of JSON that is logged into words: time, level where it is more than a remark, what is said, and of what. */
export const readableLines = (out: { write(text: string): unknown }) => ({
  write(line: string): void {
    const { time, level, msg, err, ...rest } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    const { stack } = (err ?? {}) as { readonly stack?: string };
    const about = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
    const loud = level === 'info' ? [] : [String(level).toUpperCase()];
    const words = [String(time).slice(11, 19), ...loud, msg, ...about].filter((word) => word !== undefined);
    out.write(`${words.join(' ')}${stack === undefined ? '' : `\n${stack}`}\n`);
  },
});
