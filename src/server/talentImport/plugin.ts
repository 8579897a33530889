import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { BACKEND_PATH } from '../../contract/constants';
import { TABLE_SIZE_LIMIT } from '../../contract/entities/talentImport';
import { talentTableCheck, talentTableImport } from '../../contract/scripts/talentImport';
import type { Installation } from '../installation';
import { answerUploads } from '../uploads/formUpload';
import { checkTable } from './check';
import { importTable } from './make';
import { readTable } from './table';

/** Takes tables of talents: says what would come of one, and adds its talents. No table stays. */
export async function registerTalentImport(app: FastifyInstance, installation: Installation): Promise<void> {
  await answerUploads(
    app,
    installation,
    BACKEND_PATH + talentTableCheck.path,
    talentTableCheck,
    TABLE_SIZE_LIMIT,
    async ({ path, input, tenant }) => {
      const told = await checkTable(tenant, readTable(await readFile(path), input), input);
      return () => Promise.resolve(told);
    },
  );
  await answerUploads(
    app,
    installation,
    BACKEND_PATH + talentTableImport.path,
    talentTableImport,
    TABLE_SIZE_LIMIT,
    async ({ path, input }) => {
      const table = readTable(await readFile(path), input);
      return (context) => importTable(context, table, input);
    },
  );
}
