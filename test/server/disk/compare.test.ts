import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allKeptFiles } from '../../../src/server/app/keptFiles';
import { compare } from '../../../src/server/disk/compare';
import { workOffRemovals } from '../../../src/server/disk/removals';
import type { Tenant } from '../../../src/server/installation';
import { startServer, type TestServer } from '../support/server';
import { log } from '../../../src/server/log';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await startServer();
  tenant = (await server.installation.agency('CO'))!;
});
afterAll(() => server.close());

const misfits = () => compare(tenant, allKeptFiles, new Date());

test('the files of the demo are those that its rows tell of', async () => {
  expect(await misfits()).toEqual({ strange: [], missing: [] });
});

test('a file that is gone is named, and one that nobody knows once it is not in the making any more', async () => {
  const film = await tenant.catalogue
    .selectFrom('upload_processes')
    .select(['process_id', 'film_id'])
    .executeTakeFirstOrThrow();
  await rm(join(tenant.folder, 'uploads', film.process_id));
  await mkdir(join(tenant.folder, 'films', 'stranger'));
  expect(await misfits()).toEqual({ strange: [], missing: [`uploads/${film.process_id}`] });
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(tenant.folder, 'films', 'stranger'), old, old);
  expect(await misfits()).toEqual({
    strange: ['films/stranger'],
    missing: [`uploads/${film.process_id}`],
  });
});

test('what cannot be removed is told of and tried again; the rest is removed meanwhile', async () => {
  const { catalogue, folder } = tenant;
  await writeFile(join(folder, 'films', 'inTheWay'), '');
  await writeFile(join(folder, 'films', 'gone'), '');
  const at = new Date().toISOString();
  await catalogue
    .insertInto('removals')
    .values(['films/inTheWay/below', 'films/gone'].map((path) => ({ path, at })))
    .execute();
  const told = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  await workOffRemovals(tenant);
  expect(told.mock.calls.flat().join()).toMatch(/^CO: films\/inTheWay\/below could not be removed yet/);
  told.mockRestore();
  const left = () => catalogue.selectFrom('removals').select('path').execute();
  expect(await left()).toEqual([{ path: 'films/inTheWay/below' }]);
  await rm(join(folder, 'films', 'inTheWay'));
  await workOffRemovals(tenant);
  expect(await left()).toEqual([]);
});
