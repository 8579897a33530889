import { FORMAT, type Header } from './entry';
import { shortJson } from './entryText';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

export const unless = (isFit: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || isFit(value);

/** The name of a file, without its ending, in a folder of which nobody gets out by it. */
const isName = (value: unknown) => isText(value) && /^[\w-]{1,100}$/.test(value);

const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

const isCommand = (value: unknown) =>
  isFields(value) &&
  Number.isSafeInteger(value['k']) &&
  isText(value['port']) &&
  isText(value['op']) &&
  unless(isText)(value['by']);

const isRestart = (value: unknown) =>
  isFields(value) &&
  typeof value['quiet'] === 'boolean' &&
  Array.isArray(value['open']) &&
  value['open'].every(isCommand) &&
  unless(areTexts)(value['waiting']);

type Rule = readonly [isFit: (value: unknown, header: Fields) => boolean, problem: string];

/** What each part of a header has to be, in the order in which it is told. */
const rules = {
  contract: [
    (value) => isFields(value) && isText(value['hash']) && isFields(value['scripts']),
    'the header names no contract',
  ],
  build: [isText, 'the header names no build'],
  about: [unless(areTexts), 'the header does not name what the log is about'],
  base: [
    (value, { about }) => value === undefined || (isName(value) && about !== undefined),
    'the header names no base that can be found',
  ],
  begun: [unless(isTime), 'the header does not say when the log began'],
  references: [unless((value) => value === true), 'the header does not say whether answers are named'],
  report: [
    unless((value) => isFields(value) && isText(value['note']) && isTime(value['saved'])),
    'the note of the report is no text, or it does not say when it was saved',
  ],
  restarted: [unless(isRestart), 'the header does not say what was under way where the log began'],
  state: [
    (value, { base }) => base !== undefined || isFields(value),
    'the header holds no state to begin with',
  ],
} satisfies Record<Exclude<keyof Header, 'format'>, Rule>;

/** What is wrong with the header of a log, in one sentence; nothing where it is sound. */
export function problemOf(header: Fields): string | undefined {
  const { format } = header;
  if (format === undefined) return 'not the header of an action log';
  if (format !== FORMAT) return `format ${shortJson(format)}; this build reads format ${FORMAT}`;
  const [, broken] =
    Object.entries<Rule>(rules).find(([name, [isFit]]) => !isFit(header[name], header)) ?? [];
  return broken?.[1];
}
