import type { FastifyInstance } from 'fastify';
import type { Installation } from '../installation';
import { registerLogos } from '../agency/logos';
import { registerMedia } from './media';
import { registerNamedPictures } from './namedPictures';
import { registerNewsletterPages } from '../newsletters/plugin';
import { registerPersonExport } from '../persons/export/plugin';
import { registerPictures } from '../pictures/plugin';
import { registerReelPage } from '../reelpage/plugin';
import { registerResumes } from '../resumes/plugin';
import { registerTalentImport } from '../talentImport/plugin';

/** The routes of the areas that answer more than scripts, each in a scope of its own. */
export async function registerAreas(app: FastifyInstance, installation: Installation): Promise<void> {
  await app.register((scope) => registerMedia(scope, installation));
  await app.register((scope) => registerReelPage(scope, installation));
  await app.register((scope) => registerNewsletterPages(scope, installation));
  await app.register((scope) => registerPictures(scope, installation));
  await app.register((scope) => registerNamedPictures(scope, installation));
  await app.register((scope) => registerLogos(scope, installation));
  await app.register((scope) => registerResumes(scope, installation));
  await app.register((scope) => registerTalentImport(scope, installation));
  await app.register(async (scope) => registerPersonExport(scope, installation));
}
