import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../../src/server/database/store';
import { readSettings } from '../../../src/server/settings';
import type { databases } from '../../tools/databases';

/** Opens the same store again and again, over one database that stands for all tests of a block. */
export function storeOn(open: (typeof databases)[number]['open']): () => Promise<Store> {
  const stops: (() => Promise<void>)[] = [];
  let openAgain: () => Promise<Store>;
  beforeAll(async () => {
    const database = await open();
    const folder = await mkdtemp(join(tmpdir(), 'greenroom-store-'));
    stops.push(
      () => rm(folder, { recursive: true }),
      () => database.stop(),
    );
    openAgain = () => openStore(readSettings({ GREENROOM_DATA: folder, DATABASE_URL: database.url }));
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });
  return () => openAgain();
}
