import type { LongText } from '../../contract/entities/longText';
import { personName } from '../../contract/rules/personName';
import type { TextSaved } from '../../contract/scripts/longTexts';
import { change, type ChangeContext, type Handlers, read, type ReadContext, Refused } from '../http/handler';
import { live } from '../http/live';
import { saveVersioned } from '../http/saveVersioned';

interface StoredText {
  readonly markdown: string;
  readonly version: number;
  readonly saved_at: string;
  readonly staff_id: string;
}

const ABOUT = 'about';

const biographyOf = ({ catalogue }: ReadContext | ChangeContext, talentId: string) =>
  catalogue.selectFrom('biographies').selectAll().where('talent_id', '=', talentId).executeTakeFirst();

const aboutOf = ({ catalogue }: ReadContext | ChangeContext) =>
  catalogue.selectFrom('agency_texts').selectAll().where('name', '=', ABOUT).executeTakeFirst();

async function asRead({ colleagues }: ReadContext, stored: StoredText | undefined): Promise<LongText> {
  if (!stored) return { markdown: '', version: 0 };
  const writer = (await colleagues()).find(({ staffId }) => staffId === stored.staff_id);
  const savedBy = writer ? personName(writer.firstName, writer.lastName) : '';
  return { markdown: stored.markdown, version: stored.version, savedAt: stored.saved_at, savedBy };
}

interface Saving {
  readonly markdown: string;
  /** The version that the person began from; absent where the caller knows of none. */
  readonly version?: number | undefined;
}

/** Whose text it is; what stands there; and how the row that is to stand there is written. */
interface Target {
  readonly entity: 'biography' | 'agencyText';
  readonly id: string;
  readonly stored: StoredText | undefined;
  write(row: StoredText): Promise<unknown>;
}

/** Refuses a save that began from another version than the one that stands: the person's own text is not to be lost. */
async function save(
  context: ChangeContext,
  { entity, id, stored, write }: Target,
  { markdown, version: known }: Saving,
): Promise<TextSaved> {
  const { caller, now } = context;
  const result = await saveVersioned(context, {
    entity,
    id,
    known,
    version: stored?.version ?? 0,
    values: stored,
    isChanged: true,
    write: (version) => write({ markdown, version, saved_at: now.toISOString(), staff_id: caller.staffId }),
  });
  if (result.kind === 'conflict') throw new Refused({ kind: 'conflict', reason: 'version' });
  return { outcome: 'saved', version: result.version };
}

/** The texts of the rich-text editor: talents' biographies, and what the agency says about itself. */
export const longTextHandlers: Handlers<'biography.read' | 'biography.save' | 'about.read' | 'about.save'> = {
  'biography.read': read(async (context, { talentId }: { talentId: string }) => {
    await live(context.catalogue, 'talents', talentId);
    return asRead(context, await biographyOf(context, talentId));
  }),
  'biography.save': change(async (context, { talentId, ...saving }: Saving & { talentId: string }) => {
    const { catalogue } = context;
    await live(catalogue, 'talents', talentId);
    const stored = await biographyOf(context, talentId);
    const write = (row: StoredText) =>
      catalogue
        .insertInto('biographies')
        .values({ talent_id: talentId, ...row })
        .onConflict((conflict) => conflict.column('talent_id').doUpdateSet(row))
        .execute();
    return save(context, { entity: 'biography', id: talentId, stored, write }, saving);
  }),
  'about.read': read(async (context) => asRead(context, await aboutOf(context))),
  'about.save': change(async (context, saving: Saving) => {
    const stored = await aboutOf(context);
    const write = (row: StoredText) =>
      context.catalogue
        .insertInto('agency_texts')
        .values({ name: ABOUT, ...row })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    return save(context, { entity: 'agencyText', id: ABOUT, stored, write }, saving);
  }),
};
