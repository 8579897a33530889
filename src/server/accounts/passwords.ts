import { passwordLengthProblem, type PasswordProblem } from '../../contract/rules/password';
import { Refused } from '../http/handler';

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

/**
 * What is wrong with a new password; `about` is what everybody knows of its person. Refused are too short ones, those that
 * people choose most, bare, repeated or trimmed with signs, and those made of what is known.
 */
export async function passwordProblem(
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
  const known = about.flatMap((text) => [text, ...text.split('@')]).map((text) => text.toLowerCase());
  const isCommon = guesses.some((guess) => listed.has(guess) || guess.length < 3 || known.includes(guess));
  return isCommon ? 'tooCommon' : undefined;
}

/** Refuses a new password that is easily guessed. */
export async function requireGoodPassword(newPassword: string, about: readonly string[]): Promise<void> {
  const problem = await passwordProblem(newPassword, about);
  if (problem) throw new Refused({ kind: 'invalid', problems: { newPassword: problem } });
}
