import type { IntlShape } from 'react-intl';
import { failureIn } from '../../../contract/rules/encodingFailure';

/** Why an encoding failed and what to do, as sentences. */
export function encodingFailure({ formatMessage }: IntlShape, reason: string): string {
  return formatMessage({ id: `uploads.failure.${failureIn(reason)}` });
}
