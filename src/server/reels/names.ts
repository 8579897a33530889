import { REEL_CODE_LENGTH } from '../../contract/constants';
import { foldName } from '../../contract/rules/text';
import { change, type ChangeContext, type Handler } from '../http/handler';
import { newId } from '../ids';

/** Adds a name to the catalogue of reel names; a name that is there already, but for case and accents, stays one. */
export const reelNameAdd: Handler<'reelName.add'> = change(async (context, { name, code }) => {
  if (await keepName(context, name, code)) await context.recordHistory(name.trim(), null);
  return {};
});

/** Sees that the catalogue has a name; true when it had to be added. A code that another name has is replaced. */
export async function keepName(
  { catalogue, alsoChanged }: ChangeContext,
  name: string,
  code: string,
): Promise<boolean> {
  const known = await catalogue.selectFrom('reel_names').selectAll().execute();
  const wanted = foldName(name);
  if (known.some((entry) => foldName(entry.name) === wanted)) return false;
  const isTaken = known.some((entry) => entry.code === code);
  const kept = isTaken ? newId(REEL_CODE_LENGTH) : code;
  await catalogue.insertInto('reel_names').values({ name: name.trim(), code: kept }).execute();
  alsoChanged('reelName', kept);
  return true;
}
