import { isDiskFull } from '../diskFull';
import { FileGone } from '../files/gone';

/** Why a film could not be encoded; the office has a sentence for each in the person's language. */
type FailureCode =
  | 'notAFilm'
  | 'unsupported'
  | 'noPicture'
  | 'damaged'
  | 'tooLarge'
  | 'tooLong'
  | 'diskFull'
  | 'internal';

/** An encoding that failed: a code, and the last of what the encoder said, without paths. */
export class EncodingFailed extends Error {
  constructor(
    readonly code: FailureCode,
    readonly detail = '',
  ) {
    super(code);
    this.name = 'EncodingFailed';
  }

  /** As it stands in the row and on the wire (ENCODING_REASON): `code`, or `code: detail`. */
  get reason(): string {
    return this.detail === '' ? this.code : `${this.code}: ${this.detail}`;
  }
}

const DETAIL_LENGTH = 300;

/** The last of an encoder's words, without addresses in memory and paths of the machine. */
function detailOf(words: string): string {
  const lines = words
    .replace(/ @ 0x[0-9a-f]+/g, '')
    .replace(/(^|[\s'"])\/[^\s'":]+/g, '$1…')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('At least one output file'));
  return lines.slice(-4).join(' | ').slice(-DETAIL_LENGTH);
}

/** What an encoder's last words mean when it gave up. */
export function failureOf(words: string, otherwise: FailureCode): EncodingFailed {
  const code = MEANINGS.find(([pattern]) => pattern.test(words))?.[1] ?? otherwise;
  return new EncodingFailed(code, detailOf(words));
}

const TOO_LARGE = /exceeds specified max pixel count|Cannot allocate memory/;

/** True for the last words of an encoder that left out a part of the film, though it may say that it succeeded. */
export const isCutShort = (words: string) => /partial file/.test(words) || TOO_LARGE.test(words);

const MEANINGS: readonly (readonly [RegExp, FailureCode])[] = [
  [/No space left on device/, 'diskFull'],
  [/Format not on whitelist|Protocol '.*' not on whitelist/, 'notAFilm'],
  [TOO_LARGE, 'tooLarge'],
  [/moov atom not found|partial file|Truncat|error reading header|Error while decoding|corrupt/i, 'damaged'],
  [/Codec \(.*\) not on whitelist/, 'unsupported'],
  [/Invalid data found when processing input|Invalid argument/, 'notAFilm'],
];

/** The failure of work beside the encoder: a file that is not there, a full disk, or something that staff can only report. */
export function failureFrom(error: unknown): EncodingFailed {
  if (error instanceof EncodingFailed) return error;
  // As an encoder says of a file that it does not find.
  if (error instanceof FileGone) return new EncodingFailed('notAFilm', error.message);
  return new EncodingFailed(
    isDiskFull(error) ? 'diskFull' : 'internal',
    error instanceof Error ? detailOf(error.message) : '',
  );
}
