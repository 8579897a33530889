import pino, { type Logger } from 'pino';
import { readableLines } from './readableLines';
import { isNewError } from './repeated';

/** LOG_LEVEL, from the most to the least that is said. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** What pino calls an error. */
const ERROR = 50;

const { LOG_LEVEL, NODE_ENV } = process.env;
const usual = NODE_ENV === 'test' ? 'fatal' : 'info';

const textOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (part instanceof Error) return part.message;
  const { err } = (part ?? {}) as { readonly err?: unknown };
  return err instanceof Error ? err.message : '';
};

/** What this process says: a line of JSON each, or words where a person reads along. */
export const log: Logger = pino(
  {
    level: LOG_LEVEL && LOG_LEVELS.includes(LOG_LEVEL) ? LOG_LEVEL : usual,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    hooks: {
      logMethod(parts, method, level) {
        const text = parts.map(textOf).join(' ');
        const again = (repeated: number) => method.apply(this, [{ repeated }, text]);
        if (level < ERROR || isNewError(text, again)) method.apply(this, parts);
      },
    },
  },
  process.stdout.isTTY ? readableLines(process.stdout) : pino.destination({ dest: 1, sync: true }),
);
