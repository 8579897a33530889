import { foundingAddress, isEmpty } from './accounts/founding';
import { DEMO_PASSWORD, demoAccounts } from './demo/accounts';
import { introduceFfmpeg } from './encoding/program';
import { SettingsError, warnOfPublicUrl } from './settings';
import { type Running, start } from './app/start';
import { log } from './log';

/** Prints where the server answers, what encodes its films, how an empty installation gets its agency and, while they exist, who may sign in to the demo. */
async function introduce({ address, installation }: Running): Promise<void> {
  if (address === undefined) log.info(`Greenroom works (${installation.settings.roles.join(', ')}).`);
  else log.info(`Greenroom is at ${address}`);
  const unheard = warnOfPublicUrl(installation.settings);
  if (address !== undefined && unheard !== undefined) log.warn(unheard);
  if (installation.settings.roles.includes('encode')) log.info(await introduceFfmpeg());
  if (address !== undefined && (await isEmpty(installation))) {
    const founding = await foundingAddress(installation, new Date());
    log.info(
      `Nobody can sign in yet. Make the agency and its first administrator within a day at ${founding}`,
    );
  }
  const emails = demoAccounts.map((account) => account.email);
  const present = await installation.directory
    .selectFrom('staff')
    .select('email')
    .where('email', 'in', emails)
    .execute();
  if (address === undefined || present.length === 0) return;
  log.info(
    `Sign in to the demo as ${present.map(({ email }) => email).join(', ')} with the password ${DEMO_PASSWORD}`,
  );
}

/** A process without a web server has nothing else to stay for while its database is away. */
const stayAlive = () => setInterval(() => undefined, 2 ** 30);

/** No stop takes longer, in milliseconds: what hangs then is gone on with by the next start, as after a crash. */
const STOP_LIMIT = 9500;

/** The first signal ends what is in hand; the second ends at once. */
function stopOnSignals(server: Running): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => {
        log.error('Something in hand did not come to its end in time; the next start goes on with it.');
        process.exit(1);
      }, STOP_LIMIT).unref();
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal(error);
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
    await introduce(server).catch((error) => log.error(error, 'The introduction could not be finished.'));
  },
  (error: unknown) => {
    log.fatal(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  },
);
