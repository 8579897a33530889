import type { Answer } from '../../../src/contract/refusal';
import type { InputOf } from '../../../src/contract/script';
import type { ScriptByName } from '../../../src/contract/scripts';
import type { CallInput } from '../../../src/office/kernel/world';
import type { Stage } from './stage';

type Order = readonly string[];

/** An order that is asked for: what the person saw, what they want, and what stands in the database. */
interface Asked {
  readonly seen: Order;
  readonly wanted: Order;
  now(): Promise<Order>;
}

const reelLine = (reelId: string, isWithin: boolean) => `${isWithin ? '> ' : ''}${reelId}`;

async function reelsNow({ catalogue }: Stage, talentId: string, reelId = ''): Promise<Order> {
  const reels = await catalogue
    .selectFrom('reels')
    .select(['reel_id', 'parent_id'])
    .where('talent_id', '=', talentId)
    .where('trashed_at', 'is', null)
    .where('special', 'in', catalogue.selectFrom('reels').select('special').where('reel_id', '=', reelId))
    .orderBy('position')
    .execute();
  const on = (parentId: string | null): Order =>
    reels
      .filter(({ parent_id }) => parent_id === parentId)
      .flatMap(({ reel_id }) => [reelLine(reel_id, parentId !== null), ...on(reel_id)]);
  return on(null);
}

async function filmsNow({ catalogue }: Stage, rowId: string): Promise<Order> {
  const rows = await catalogue
    .selectFrom('reel_films')
    .select('row_id')
    .where('reel_id', 'in', catalogue.selectFrom('reel_films').select('reel_id').where('row_id', '=', rowId))
    .orderBy('position')
    .execute();
  return rows.map(({ row_id }) => row_id);
}

/** The order that a call asks for; nothing where it asks for something else. */
function askedBy(stage: Stage, { script, input }: CallInput): Asked | undefined {
  if (script === 'reel.order') {
    const { reelIds, types, seenReelIds, seenTypes, talentId } = input as InputOf<ScriptByName['reel.order']>;
    const lines = (ids: Order = [], of: Order = []) =>
      ids.map((reelId, at) => reelLine(reelId, (of[at] ?? '').startsWith('SR')));
    return {
      seen: lines(seenReelIds, seenTypes),
      wanted: lines(reelIds, types),
      now: () => reelsNow(stage, talentId, reelIds[0]),
    };
  }
  if (script !== 'reel.orderFilms') return undefined;
  const { rowIds, seenRowIds = [] } = input as InputOf<ScriptByName['reel.orderFilms']>;
  return { seen: seenRowIds, wanted: rowIds, now: () => filmsNow(stage, rowIds[0] ?? '') };
}

/** Makes a call and sees that an order was taken only by who saw the one before it, that it is then so, and else as before. */
export async function watched(
  stage: Stage,
  call: CallInput,
  reach: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const asked = askedBy(stage, call);
  if (!asked) return reach();
  const before = await asked.now();
  const answer = await reach();
  const after = await asked.now();
  expect(after).toEqual(answer.ok ? asked.wanted : before);
  if (answer.ok) expect([asked.seen, asked.wanted]).toContainEqual(before);
  return answer;
}
