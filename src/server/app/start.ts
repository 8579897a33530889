import type { FastifyInstance } from 'fastify';
import { type OpenInstallation, openInstallation } from './assemble';
import { requireDataFolder } from './dataFolder';
import { fillAtFirstStart, isEmptyFolder } from './firstStart';
import { keepHouse } from './housekeeping';
import type { Worker } from '../installation';
import { type Environment, readSettings, SettingsError, type Settings } from '../settings';
import { receptions } from '../uploads/turns';
import { doubtOfClock } from './clock';
import { lockDataFolder } from './lock';
import { preparing } from './prepare';
import { keepResting } from './rest';
import { startWorkers } from './workers';
import { log } from '../log';

/** How long a stop waits for answers in hand, in milliseconds: an upload that is cut off goes on after the restart. */
const DRAIN_LIMIT = 5000;

/** A running server: where it answers (nothing without the role `web`), and how it is stopped. */
export interface Running {
  readonly address: string | undefined;
  readonly installation: OpenInstallation;
  /** Answers what is in hand, stops the workers and closes the databases. */
  stop(): Promise<void>;
}

/** Starts the server that the environment describes. Throws SettingsError with a sentence for the person who starts it. */
export async function start(environment: Environment, args: readonly string[]): Promise<Running> {
  const settings = readSettings(environment, args);
  requireDataFolder(settings.dataFolder);
  // Over PostgreSQL, processes of one installation may share a folder.
  const unlock = settings.databaseUrl === undefined ? lockDataFolder(settings.dataFolder) : () => undefined;
  try {
    const installation = await oneAfterAnother(settings, () => open(settings, environment));
    return await begin({ ...installation, close: () => installation.close().finally(unlock) });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function begin(installation: OpenInstallation): Promise<Running> {
  try {
    const { settings } = installation;
    const app = settings.roles.includes('web') ? await serve(installation) : undefined;
    const workers = await startWorkers(installation);
    return running(installation, app, [...workers, keepHouse(installation), keepResting(installation)]);
  } catch (error) {
    await installation.close();
    throw error;
  }
}

/** Opens the directory, brings what an older version has left to the newest form, and gives the installation its first people. */
async function open(settings: Settings, environment: Environment): Promise<OpenInstallation> {
  const folderWasEmpty = isEmptyFolder(settings.dataFolder);
  const prepare = preparing({ forgets: environment['GREENROOM_FORGET_SECRETS'] === 'yes' });
  const installation = await openInstallation(settings, { prepare: prepare.one, isServer: true });
  try {
    await fillAtFirstStart(installation, environment, folderWasEmpty);
    await prepare.atStart(installation);
    const doubt = await doubtOfClock(installation.directory, new Date());
    if (doubt !== undefined) log.warn(doubt);
    return installation;
  } catch (error) {
    await installation.close();
    throw error;
  }
}

/** Processes that start at once over one PostgreSQL open it one after another: only the first migrates and fills it. */
async function oneAfterAnother<T>({ databaseUrl }: Settings, run: () => Promise<T>): Promise<T> {
  if (databaseUrl === undefined) return run();
  const { whileLocked } = await import('../database/postgres');
  return whileLocked(databaseUrl, run);
}

async function serve(installation: OpenInstallation): Promise<FastifyInstance> {
  const { buildServer } = await import('./server');
  const { measureProcess } = await import('./operator/metrics');
  measureProcess();
  const app = await buildServer(installation);
  const { host, port } = installation.settings;
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw explained(error, installation.settings);
  }
  return app;
}

function explained(error: unknown, { host, port }: Settings): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new SettingsError(
      `PORT ${port} is taken by another program; stop it or set PORT to another number.`,
    );
  }
  if (code === 'EACCES')
    return new SettingsError(`PORT ${port} may not be used by this user; set PORT to 1024 or more.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new SettingsError(`HOST ${host} is no address of this machine; set HOST to 127.0.0.1 or 0.0.0.0.`);
  }
  return error;
}

function running(
  installation: OpenInstallation,
  app: FastifyInstance | undefined,
  workers: readonly Worker[],
): Running {
  const bound = app?.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : installation.settings.port;
  const { host } = installation.settings;
  return {
    address: app && `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    installation,
    async stop() {
      await Promise.all([app && drain(app), ...workers.map((worker) => worker.stop())]);
      await installation.close();
    },
  };
}

/**
 * Answers what is in hand. Connections are closed as they fall idle; what still hangs after the limit is cut off, and what
 * came of uploads is put on disk.
 */
async function drain(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const hanging = setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT);
  try {
    await app.close();
    await receptions.ended();
  } finally {
    clearInterval(idle);
    clearTimeout(hanging);
  }
}
