import type { FastifyInstance } from 'fastify';
import type { Installation } from '../installation';
import { registerMedia } from '../media/plugin';
import { registerReelPage } from '../reelpage/plugin';

/** The routes of the areas that answer more than scripts, each in a scope of its own. */
export async function registerAreas(app: FastifyInstance, installation: Installation): Promise<void> {
  await app.register((scope) => registerMedia(scope, installation));
  await app.register((scope) => registerReelPage(scope, installation));
}
