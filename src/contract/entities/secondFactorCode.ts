import { secret } from '../wire/field';
import { text } from '../wire/fields';

/** Of an authenticator app, or one for who has lost it. */
export const secondFactorCode = secret(text('SECOND_FACTOR', { min: 1, max: 40 }));
