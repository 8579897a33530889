import { flag } from '../wire/fields';

/** Whether a person may see, and change, social-security numbers and site credentials of talents. */
export const seesSecrets = flag('SEES_SECRETS');
