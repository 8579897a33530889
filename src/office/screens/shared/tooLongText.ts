import type { IntlShape } from 'react-intl';
import { problemText } from './problemText';

/** What to say of a text that has more characters than its field takes, as the contract counts them; nothing of one that fits. */
export const tooLongText = (intl: IntlShape, text: string, max: number | undefined): string | undefined =>
  max !== undefined && text.length > max ? problemText(intl, 'tooLong', max) : undefined;
