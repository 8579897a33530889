import type { IntlShape } from 'react-intl';

const failures = [
  'notAFilm',
  'unsupported',
  'noPicture',
  'damaged',
  'tooLarge',
  'tooLong',
  'diskFull',
  'internal',
] as const;

/** Why an encoding failed and what to do: the server's `code`, or `code: detail`, as sentences. */
export function encodingFailure({ formatMessage }: IntlShape, reason: string): string {
  const code = reason.split(':', 1)[0];
  return formatMessage({
    id: `uploads.failure.${failures.find((failure) => failure === code) ?? 'internal'}`,
  });
}
