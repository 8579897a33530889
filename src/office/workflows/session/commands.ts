import { call } from '../../kernel/commands';

export const signOut = (everywhere: boolean, userId?: string) =>
  call('session.signOut', { everywhere }, userId);
export const askWhoIsSignedIn = () => call('session.current', {});
export { forgetStorage } from '../../kernel/commands';
