import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './freePort';

/** Somebody who can sign in at the provider. */
interface ProviderPerson {
  readonly login: string;
  readonly claims: { readonly email?: string; readonly email_verified?: boolean };
  /** How the provider says that the person signed in. */
  readonly amr?: readonly string[];
}

export interface SignOnProvider {
  readonly issuer: string;
  /** What a server has in its environment that knows this provider. */
  readonly environment: Readonly<Record<string, string>>;
  /** From now on that person can sign in there. */
  add(person: ProviderPerson): Promise<void>;
  /** Signs in there as a person's browser does, from the address where that was sent; resolves with where it sends the browser back to. */
  enter(address: string, login: string, does?: 'enter' | 'cancel'): Promise<URL>;
  stop(): Promise<void>;
}

/** A real provider of OpenID Connect in a process of its own, for a server at this PUBLIC_URL. */
export async function startSignOnProvider(publicUrl: string): Promise<SignOnProvider> {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const secret = 'known to both';
  const child = fork(
    join(__dirname, 'signOnProviderMain.mjs'),
    [issuer, secret, `${publicUrl}/sign-on/return`],
    { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] },
  );
  await once(child, 'message');
  return {
    issuer,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'greenroom',
      OIDC_CLIENT_SECRET: secret,
      OIDC_LABEL: 'Agency Account',
    },
    async add(person) {
      const known = once(child, 'message');
      child.send(person);
      await known;
    },
    enter: (address, login, does = 'enter') => walk(address, issuer, new URLSearchParams({ login, does })),
    async stop() {
      if (!child.connected) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** Follows the provider's pages with its cookies, fills in its form, and stops where it leads elsewhere. */
async function walk(address: string, issuer: string, form: URLSearchParams): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(address);
  while (at.href.startsWith(issuer)) {
    const isForm = at.pathname.startsWith('/interaction/');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie },
      ...(isForm && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`${at.href} leads nowhere: ${await answer.text()}`);
    at = new URL(next, at);
  }
  return at;
}
