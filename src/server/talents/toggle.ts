import { change, type Handler } from '../http/handler';
import { live } from '../http/live';

/** Shows a talent on the agency's site or takes it off. */
export const talentToggle: Handler<'talent.toggle'> = change(async (context, { talentId, online }) => {
  const { catalogue } = context;
  const talent = await live(catalogue, 'talents', talentId);
  await catalogue
    .updateTable('talents')
    .set({ online: online ? 1 : 0 })
    .where('talent_id', '=', talentId)
    .execute();
  await context.changed('talent', talentId, { online: talent.online === 1 });
  return {};
});
