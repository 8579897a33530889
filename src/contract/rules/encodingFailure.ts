/** Why a film could not be encoded (ENCODING_REASON): the server's `code`, or `code: detail`. */
const failures = ['notAFilm', 'noPicture', 'damaged', 'tooLong', 'diskFull', 'internal'] as const;

export function failureIn(reason: string): (typeof failures)[number] {
  const code = reason.split(':', 1)[0];
  return failures.find((failure) => failure === code) ?? 'internal';
}

/** True when encoding the same file again would fail again. */
export function isFaultOfFile(reason: string): boolean {
  const failure = failureIn(reason);
  return failure !== 'diskFull' && failure !== 'internal';
}
