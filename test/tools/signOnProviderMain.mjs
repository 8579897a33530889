import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [issuer = '', clientSecret = '', ...redirect_uris] = process.argv.slice(2);
/** Who signs in here, by login: the claims of each, and `amr`, how they signed in. */
const people = new Map();

const provider = new Provider(issuer, {
  clients: [{ client_id: 'greenroom', client_secret: clientSecret, redirect_uris }],
  claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'] },
  cookies: { keys: ['only for tests'] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, login) => ({
    accountId: login,
    claims: () => ({ sub: login, ...people.get(login)?.claims }),
  }),
  async loadExistingGrant(context) {
    const { client, session, provider: self } = context.oidc;
    const grant = new self.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email');
    await grant.save();
    return grant;
  },
});

const page = `<!doctype html><html lang="en"><title>Provider</title><main><h1>The provider</h1><form method="post">
<label>Name <input name="login" autofocus></label>
<button name="does" value="enter">Enter</button> <button name="does" value="cancel">Cancel</button></form></main></html>`;

async function answerForm(request, response) {
  if (request.method === 'GET') {
    await provider.interactionDetails(request, response);
    response.setHeader('content-type', 'text/html').end(page);
    return;
  }
  const chunks = await request.toArray();
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const accountId = form.get('login');
  const result =
    form.get('does') === 'enter' && people.has(accountId)
      ? { login: { accountId, amr: people.get(accountId).amr, remember: false } }
      : { error: 'access_denied', error_description: 'The person has cancelled.' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const answer = provider.callback();
const server = createServer((request, response) => {
  if (!request.url.startsWith('/interaction/')) return void answer(request, response);
  answerForm(request, response).catch((error) => response.writeHead(400).end(String(error)));
});
process.on('message', (person) => {
  people.set(person.login, person);
  process.send('known');
});
process.on('disconnect', () => process.exit());
server.listen(Number(new URL(issuer).port), '127.0.0.1', () => process.send('listening'));
