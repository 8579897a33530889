import type { IntlShape } from 'react-intl';

const failures = ['notAFilm', 'noPicture', 'damaged', 'tooLong', 'diskFull', 'internal'] as const;

/** Why an encoding failed and what to do: the server's `code`, or `code: detail`, as sentences. */
export function encodingFailure({ formatMessage }: IntlShape, reason: string): string {
  return formatMessage({ id: `uploads.failure.${failureIn(reason)}` });
}

/** True when encoding the same file again would fail again. */
export function isFaultOfFile(reason: string): boolean {
  const failure = failureIn(reason);
  return failure !== 'diskFull' && failure !== 'internal';
}

function failureIn(reason: string): (typeof failures)[number] {
  const code = reason.split(':', 1)[0];
  return failures.find((failure) => failure === code) ?? 'internal';
}
