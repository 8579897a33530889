import { type Handler, read } from '../http/handler';

/** How many talents each profession has. */
export const talentsFigures: Handler<'talents.figures'> = read(async ({ catalogue }) => {
  const counted = await catalogue
    .selectFrom('talents')
    .where('trashed_at', 'is', null)
    .groupBy('category_id')
    .select(({ fn }) => ['category_id', fn.countAll().as('talents')])
    .execute();
  return counted.map(({ category_id, talents }) => ({ categoryId: category_id, talents: Number(talents) }));
});
