import { change, type ChangeContext, type Handlers, Refused } from '../http/handler';
import { trashTalents } from '../trash/delete';

/** Takes an import back: its talents go to the trash, from where each can be restored. */
export const talentImportHandlers: Handlers<'talentImport.undo'> = {
  'talentImport.undo': change(async (context: ChangeContext, { importId }: { importId: string }) => {
    const from = `${importId}.`;
    const rows = await context.catalogue
      .selectFrom('talents')
      .select('talent_id')
      .where('talent_id', 'like', `${from}%`)
      .where('trashed_at', 'is', null)
      .execute();
    const talentIds = rows.map(({ talent_id }) => talent_id).filter((id) => id.startsWith(from));
    if (talentIds.length === 0) throw new Refused({ kind: 'notFound' });
    await trashTalents(context, talentIds);
    await context.recordHistory(`import:${importId}`, { removed: talentIds.length });
    return { removed: talentIds.length };
  }),
};
