import { everyScript } from '../../contract/scripts';
import { sameJson } from './sameJson';
import { namesIn, nameTest } from './secretNames';
import { holdsToken } from './tokens';

const isSecretName = nameTest(() => namesIn(everyScript).secret);

/**
 * As sameJson, of what a log tells and what a replay of it does. What is put together of two texts may hold a secret that
 * is in neither (of who is called as their password, say) and is a token in the log then: but under the name of a secret,
 * a text with a token in it is any.
 */
export const sameButTokens = (told: unknown, done: unknown): boolean =>
  sameJson(told, done, (told, done, name) => !isSecretName(name) && (holdsToken(told) || holdsToken(done)));
