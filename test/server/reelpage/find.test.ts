import type { Installation } from '../../../src/server/installation';
import { openReelAnywhere } from '../../../src/server/reelpage/find';

const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
const closed = new Error('the catalogue is missing');

/** Agencies whose catalogues fail in these ways once they are opened. */
const failing = (failures: Readonly<Record<string, Error>>) =>
  ({
    directory: {},
    agencies: async () => Object.keys(failures).map((abbreviation) => ({ abbreviation })),
    agency: (abbreviation: string) => Promise.reject(failures[abbreviation]),
  }) as unknown as Installation;

test('a reel whose agency is closed is none; while a database is away nobody knows whether it is one', async () => {
  expect(await openReelAnywhere(failing({ CO: closed }), 'R1', undefined)).toBeUndefined();
  await expect(openReelAnywhere(failing({ CO: away, MP: closed }), 'R1', undefined)).rejects.toBe(away);
});
