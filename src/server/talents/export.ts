import type { Kysely } from 'kysely';
import { type TalentColumn, talentColumns } from '../../contract/entities/talentTable';
import { isoDayOf } from '../../contract/rules/dayText';
import type { Language } from '../../contract/rules/language';
import type { Catalogue } from '../database/schema';
import { change, type Handler } from '../http/handler';
import { tableText } from '../http/tableText';
import { wordOf } from '../words';
import { recordOf } from './record';

/** What a column is called. */
export const talentHeading = (language: Language, column: TalentColumn): string =>
  wordOf(language, column === 'agents' ? 'talentRecord.agents' : `talentRecord.field.${column}`);

/** Talents with their records as a table: those of these ids, or all by their names. Who exported how many is noted. */
export const talentsExport: Handler<'talents.export'> = change(
  async ({ catalogue, settled, caller, recordHistory }, { ids, language }) => {
    const exported = ids ?? (await allIds(catalogue));
    await recordHistory('talents', { exported: exported.length });
    const agentNames = new Map((caller.agency.agents ?? []).map(({ agentId, name }) => [agentId, name]));
    const yes = (is: boolean) => wordOf(language, is ? 'talentRecord.yes' : 'talentRecord.no');
    const online = wordOf(language, 'site.column');
    return tableText({
      headings: [...talentColumns.map((column) => talentHeading(language, column)), online],
      ids: exported,
      async read(some) {
        const rows = await talentsWithRecords(settled, some);
        return new Map(
          rows.map(({ talent, record, profession }) => [
            talent.talent_id,
            [
              ...talentColumns.map((column) => {
                const value = record[column];
                if (column === 'categoryId') return profession;
                if (column === 'birthDate') return isoDayOf(record.birthDate);
                if (typeof value === 'boolean') return yes(value);
                return typeof value === 'string'
                  ? value
                  : value.map((id) => agentNames.get(id) ?? id).join(', ');
              }),
              yes(talent.online === 1),
            ],
          ]),
        );
      },
    });
  },
);

async function allIds(catalogue: Kysely<Catalogue>): Promise<readonly string[]> {
  const rows = await catalogue
    .selectFrom('talents')
    .select('talent_id')
    .where('trashed_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('talent_id')
    .execute();
  return rows.map(({ talent_id }) => talent_id);
}

async function talentsWithRecords(catalogue: Kysely<Catalogue>, ids: readonly string[]) {
  const talents = await catalogue
    .selectFrom('talents')
    .innerJoin('categories', 'categories.category_id', 'talents.category_id')
    .selectAll('talents')
    .select('categories.singular')
    .where('talent_id', 'in', ids)
    .where('trashed_at', 'is', null)
    .execute();
  const records = await catalogue
    .selectFrom('talent_records')
    .selectAll()
    .where('talent_id', 'in', ids)
    .execute();
  const recordById = new Map(records.map((record) => [record.talent_id, record]));
  return talents.map(({ singular: profession, ...talent }) => ({
    talent,
    profession,
    record: recordOf(talent, recordById.get(talent.talent_id)),
  }));
}
