import { LOGIN_RETRY_DELAY } from '../../../contract/constants';
import { call, readResolution, sleep } from '../../kernel/commands';
import type { Credentials } from './state';

export interface Resolution {
  readonly screen: string;
  readonly window: string;
}

/** REMEMBER_ME is always false (spec section 7). */
export const askToSignIn = ({ login, password }: Credentials, { screen, window }: Resolution) =>
  call('session.signIn', {
    login,
    password,
    remember: false,
    screenResolution: screen,
    windowResolution: window,
  });

export const pauseBetweenAttempts = () => sleep(LOGIN_RETRY_DELAY);
export { readResolution };
