import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { logoUpload } from '../../contract/scripts';
import type { Catalogue, Directory } from '../database/schema';
import type { KeptFiles } from '../disk/keptFiles';
import { findAgency } from '../http/agencyRow';
import { type ChangeContext, Refused } from '../http/handler';
import { newId } from '../ids';
import type { Installation, Tenant } from '../installation';
import { sendFile } from '../media/sendFile';
import { answerPictures, type PictureStore } from '../pictures/answerPictures';
import { profileOf } from '../sessions/people';

const FOLDER = 'logos';
const fileOf = (logo: string) => `${logo}.png`;
/** A logo that no save has named is given up so long after it came, in milliseconds. */
const LIFE = 7 * 24 * 60 * 60 * 1000;
/** A logo is no larger than a mail or a page shows it on a dense screen, in pixels. */
const SIZE = { format: 'png', widest: 960, tallest: 480 } as const;

const has = async (catalogue: Kysely<Catalogue>, logo: string) =>
  (await catalogue.selectFrom('logos').select('logo').where('logo', '=', logo).executeTakeFirst()) !==
  undefined;

const store: PictureStore<typeof logoUpload> = async ({ tenant: { files }, path }) => {
  const staged = await files.stage(path);
  const logo = newId();
  return async ({ catalogue, caller, now, recordHistory }) => {
    const row = { logo, added_at: now.toISOString(), staff_id: caller.staffId };
    await catalogue.insertInto('logos').values(row).execute();
    await recordHistory(`logo:${logo}`, null);
    await files.copy(staged, join(FOLDER, fileOf(logo)));
    return { picture: logo };
  };
};

/** Takes logos, and shows them to anybody: mails and public pages have them. */
export async function registerLogos(app: FastifyInstance, installation: Installation): Promise<void> {
  await answerPictures(app, installation, logoUpload, store, SIZE);
  app.get<{ Params: { readonly agency: string; readonly logo: string } }>(
    '/logo/:agency/:logo.png',
    async ({ params: { agency, logo } }, reply) => {
      const tenant = await installation.agency(agency);
      if (!tenant || !(await has(tenant.catalogue, logo))) return reply.callNotFound();
      // Mail clients show it on pages of their own. What a name names is never another.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const name = join(FOLDER, fileOf(logo));
      return sendFile(reply, tenant.files, name, 'image/png', 'public, max-age=31536000, immutable');
    },
  );
}

/** The settings have this logo from now on; refused where it is none that was uploaded. */
export async function showLogo({ catalogue }: ChangeContext, logo: string): Promise<void> {
  if (!(await has(catalogue, logo))) throw new Refused({ kind: 'notFound' });
  await noteShown(catalogue, logo);
}

/** Notes that the logo which the settings have is shown: a save that was killed halfway had only told the directory. */
export async function noteLogoShown(
  { catalogue, agency: { abbreviation } }: Tenant,
  directory: Kysely<Directory>,
): Promise<void> {
  const { logoUrl = '' } = profileOf(await findAgency(directory, abbreviation));
  await noteShown(catalogue, logoUrl);
}

const noteShown = (catalogue: Kysely<Catalogue>, logo: string) =>
  catalogue
    .updateTable('logos')
    .set({ was_shown: 1 })
    .where('logo', '=', logo)
    .where('was_shown', '=', 0)
    .execute();

/** Those that were ever saved stay: mails that went out show them. */
export const keptLogos: KeptFiles = {
  folder: FOLDER,
  async rows(catalogue) {
    const rows = await catalogue.selectFrom('logos').select('logo').execute();
    return rows.map(({ logo }) => ({ name: fileOf(logo), files: [fileOf(logo)] }));
  },
  async giveUp(catalogue, now) {
    const gone = await catalogue
      .deleteFrom('logos')
      .where('added_at', '<', new Date(now.getTime() - LIFE).toISOString())
      .where('was_shown', '=', 0)
      .returning('logo')
      .execute();
    return gone.map(({ logo }) => join(FOLDER, fileOf(logo)));
  },
};
