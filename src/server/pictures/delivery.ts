import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/answers';
import { visitorOf } from '../http/visitor';
import type { Installation } from '../installation';
import { sendScreenPicture, sendTalentPicture } from '../media/delivery';

interface Asked {
  Params: { readonly talentId: string; readonly picture: string };
}

interface ScreenAsked {
  Params: { readonly screenId: string; readonly picture: string };
}

/** Talents' own pictures and those of home screens, for the staff of the agency whose they are. */
export function registerPictureDelivery(scope: FastifyInstance, installation: Installation): void {
  const path = '/media/talents/:talentId/pictures/:picture(^[1-9]\\d{0,5}).jpg';
  scope.get<Asked>(path, async (request, reply) => {
    const { tenant } = await visitorOf(installation, request);
    const { talentId, picture } = request.params;
    const row = await tenant.catalogue
      .selectFrom('talent_pictures')
      .select('picture')
      .where('talent_id', '=', talentId)
      .where('picture', '=', Number(picture))
      .executeTakeFirst();
    if (!row) return sendRefusal(reply, { kind: 'notFound' });
    return sendTalentPicture(reply, tenant, talentId, row.picture);
  });

  const screenPath = '/media/screens/:screenId/:picture(^[1-9]\\d{0,5}).jpg';
  scope.get<ScreenAsked>(screenPath, async (request, reply) => {
    const { tenant } = await visitorOf(installation, request);
    const { screenId, picture } = request.params;
    const row = await tenant.catalogue
      .selectFrom('screens')
      .select('picture')
      .where('screen_id', '=', screenId)
      .where('picture', '=', Number(picture))
      .executeTakeFirst();
    if (!row) return sendRefusal(reply, { kind: 'notFound' });
    return sendScreenPicture(reply, tenant, screenId, row.picture);
  });
}
