/** What a new password may count, in characters. Length is what makes one hard to guess, not its signs. */
export const PASSWORD_SHORTEST = 12;
export const PASSWORD_LONGEST = 128;

/** What a field takes that a password is typed into, in UTF-16 units: the longest is within, whatever signs it has. */
export const PASSWORD_FIELD = 500;

export type PasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'tooCommon' | 'breached';

/** What is wrong with the length of a new password; nothing when it may be kept as far as that goes. */
export function passwordLengthProblem(password: string): PasswordProblem | undefined {
  const length = [...password].length;
  if (length === 0) return 'required';
  if (length < PASSWORD_SHORTEST) return 'tooShort';
  return length > PASSWORD_LONGEST ? 'tooLong' : undefined;
}
