import { DEMO_PASSWORD, demoAccounts } from './demo/accounts';
import { introduceFfmpeg } from './encoding/program';
import { SettingsError, warnOfPublicUrl } from './settings';
import { type Running, start } from './app/start';

/** Prints where the server answers, what encodes its films and, while they exist, who may sign in to the demo. */
async function introduce({ address, installation }: Running): Promise<void> {
  if (address === undefined) console.log(`Greenroom works (${installation.settings.roles.join(', ')}).`);
  else console.log(`Greenroom is at ${address}`);
  const unheard = warnOfPublicUrl(installation.settings);
  if (address !== undefined && unheard !== undefined) console.log(unheard);
  if (installation.settings.roles.includes('encode')) console.log(await introduceFfmpeg());
  const emails = demoAccounts.map((account) => account.email);
  const present = await installation.directory
    .selectFrom('staff')
    .select('email')
    .where('email', 'in', emails)
    .execute();
  if (address === undefined || present.length === 0) return;
  console.log(
    `Sign in to the demo as ${present.map(({ email }) => email).join(', ')} with the password ${DEMO_PASSWORD}`,
  );
}

/** A process without a web server has nothing else to stay for while its database is away. */
const stayAlive = () => setInterval(() => undefined, 2 ** 30);

/** The first signal ends what is in hand; the second ends at once. */
function stopOnSignals(server: Running): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

start(process.env, process.argv.slice(2)).then(
  async (server) => {
    stayAlive();
    stopOnSignals(server);
    await introduce(server);
  },
  (error: unknown) => {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  },
);
