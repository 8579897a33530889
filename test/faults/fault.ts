import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chance } from '../../src/office/journal/chance';
import { check } from '../../src/server/app/upkeep/check';
import { readSettings } from '../../src/server/settings';
import { type Client, signIn } from '../server/faults/client';
import { startPostgres, type TestPostgres } from '../tools/postgres';
import { type RunningServer, startServer } from '../tools/server';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** What a fault is tried with: over which database, how often, and by which chance. */
export interface Trial {
  readonly database: DatabaseKind;
  readonly tries: number;
  readonly chance: Chance;
}

/** How often a fault was tried, and a sentence for each thing that went wrong. */
export interface Found {
  readonly tries: number;
  readonly violations: readonly string[];
}

export interface Fault {
  readonly name: string;
  readonly databases: readonly DatabaseKind[];
  /** How often it is tried unless somebody says otherwise. */
  readonly usual: number;
  run(trial: Trial): Promise<Found>;
}

export const BOTH: readonly DatabaseKind[] = ['SQLite', 'PostgreSQL'];

/** A database for the servers of one trial, and the data folder that they share. */
export interface Ground {
  readonly folder: string;
  readonly postgres: TestPostgres | undefined;
  /** What a server's environment says of both. */
  readonly env: { readonly GREENROOM_DATA: string; readonly DATABASE_URL?: string };
  /** A line for each thing in databases and files that does not fit, once no server runs any more. */
  misfits(): Promise<readonly string[]>;
  clear(): Promise<void>;
}

/** Makes an empty one. */
export async function openGround(database: DatabaseKind): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-faults-'));
  const postgres = database === 'PostgreSQL' ? await startPostgres({ keepsAll: true }) : undefined;
  const env = {
    GREENROOM_DATA: join(folder, 'data'),
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  };
  return {
    folder,
    postgres,
    env,
    misfits: () => check(readSettings(env)),
    async clear() {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server of one's own over either database, and somebody who is signed in. */
export interface Rig extends Ground {
  readonly server: RunningServer;
  readonly client: Client;
}

/** Tries something with a server over a new ground; then the server ends, and what does not fit is a violation too. */
export async function withRig(
  database: DatabaseKind,
  more: NodeJS.ProcessEnv,
  attempt: (rig: Rig) => Promise<Found>,
): Promise<Found> {
  const ground = await openGround(database);
  let server: RunningServer | undefined;
  try {
    server = await startServer({ env: { LOG_LEVEL: 'warn', ...ground.env, ...more } });
    const found = await attempt({ ...ground, server, client: await signIn(server.url) });
    await server.stop();
    return { ...found, violations: [...found.violations, ...(await ground.misfits())] };
  } finally {
    await server?.stop();
    await ground.clear();
  }
}
