import { passwordLengthProblem, type PasswordProblem } from '../../contract/rules/password';
import { Refused } from '../http/handler';
import type { Settings } from '../settings';
import { isBreached } from './breaches';
import type { AccountParts } from './parts';

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is large and seldom needed: it is loaded with the first password that somebody chooses. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** So many signs and digits around a common password hide nothing. */
const TRIMMINGS = 6;

function bareOf(text: string): string {
  const bare = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return text.length - bare.length <= TRIMMINGS ? bare : text;
}

/** What everybody knows of whoever signs in here, beside what is known of the person and the agency. */
const KNOWN = ['greenroom'];
/** So many characters must there be beside what everybody knows. */
const OTHERS = 5;

/** Words of three letters and more, the longest first. */
const wordsOf = (about: readonly string[]) =>
  [...about, ...KNOWN]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length);

/** A password without what everybody knows. */
const unknownOf = (folded: string, about: readonly string[]) =>
  wordsOf(about).reduce((text, word) => text.replaceAll(word, ''), folded);

/**
 * What is wrong with a new password; `about` is what everybody knows of its person and agency. Refused are too short ones,
 * those that people choose most, bare, repeated or trimmed with signs, those made of what is known, and those that were
 * breached elsewhere, where `settings` name who knows them.
 */
export async function passwordProblem(
  { breachUrl }: Pick<Settings, 'breachUrl'>,
  password: string,
  about: readonly string[],
): Promise<PasswordProblem | undefined> {
  const problem = passwordLengthProblem(password);
  if (problem) return problem;
  common ??= loadCommon();
  const listed = await common;
  const folded = password.toLowerCase();
  const once = folded.replace(/^(.+?)\1+$/s, '$1');
  const guesses = [folded, once, ...[folded, once].map(bareOf)];
  const isKnown = unknownOf(folded, about).length < OTHERS;
  if (isKnown || guesses.some((guess) => listed.has(guess) || guess.length < 3)) return 'tooCommon';
  return (await isBreached(breachUrl, password)) ? 'breached' : undefined;
}

/** Refuses a new password that is easily guessed. */
export async function requireGoodPassword(
  { settings }: Pick<AccountParts, 'settings'>,
  newPassword: string,
  about: readonly string[],
): Promise<void> {
  const problem = await passwordProblem(settings, newPassword, about);
  if (problem) throw new Refused({ kind: 'invalid', problems: { newPassword: problem } });
}
