import { script } from '../script';
import { text } from '../wire/fields';
import { done } from '../wire/reply';

/** Single sign-on by OpenID Connect; ours. */
export const signOnScripts = [
  /** Where the browser is to go: to the provider, and from there back to the page that was wanted. Good once, for ten minutes. */
  script({
    name: 'session.beginSignOn',
    path: 'BeginSignOn.php',
    allow: 'anyone',
    input: { wantedPath: text('WANTED_PATH', { max: 500, matches: /^\/(?![/\\])/ }) },
    reply: done({ providerAddress: text('PROVIDER_ADDRESS') }),
  }),
] as const;
