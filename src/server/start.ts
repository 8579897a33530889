import type { FastifyInstance } from 'fastify';
import { type OpenInstallation, openInstallation } from './assemble';
import { fillAtFirstStart, isEmptyFolder } from './firstStart';
import { keepHouse } from './housekeeping';
import type { Settings, Worker } from './installation';
import { type Environment, readSettings, SettingsError } from './settings';
import { startWorkers } from './workers';

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
  const folderWasEmpty = isEmptyFolder(settings.dataFolder);
  const installation = await openInstallation(settings);
  try {
    await fillAtFirstStart(installation, environment, folderWasEmpty);
    const app = settings.roles.includes('web') ? await serve(installation) : undefined;
    const workers = await startWorkers(installation);
    return running(installation, app, [...workers, keepHouse(installation)]);
  } catch (error) {
    await installation.close();
    throw error;
  }
}

async function serve(installation: OpenInstallation): Promise<FastifyInstance> {
  const { buildServer } = await import('./http/server');
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
      await app?.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await installation.close();
    },
  };
}
