import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../src/office/journal/chance';
import type { ScriptName } from '../../src/contract/scripts';
import { newId } from '../../src/server/ids';
import { type Client, wireOf } from '../server/faults/client';

/** Milliseconds between two things that a person does: from … to. */
const THINKING = [500, 3000] as const;
/** How often the office asks for the list in its left panel. */
const REFRESH = 5000;

/** A call that was answered: with what, after how many milliseconds. */
export interface Answered {
  readonly script: ScriptName;
  readonly status: number;
  readonly took: number;
}

/** What the office of a person asks until it is told to stop. */
export async function workAsPerson(
  client: Client,
  chance: Chance,
  told: (answered: Answered) => void,
  isOver: () => boolean,
): Promise<void> {
  const ask = async (script: ScriptName, input: object) => {
    const begun = performance.now();
    const { status, text } = await client.send(script, wireOf(script, input));
    told({ script, status, took: performance.now() - begun });
    return text;
  };
  const talents = await client.call('talents.list', { order: 'onlineFirst', limit: 100, page: 1 });
  const aTalent = () => chance.of(talents).talentId;
  const reelOf = async (talentId: string) => {
    const { reels, rows } = await client.call('talentReels.list', { talentId });
    const reel = reels.find(({ reelId }) => rows.filter((row) => row.reelId === reelId).length > 1);
    return { reel, rows: rows.filter((row) => row.reelId === reel?.reelId) };
  };
  const things: readonly (() => Promise<unknown>)[] = [
    () => ask('talents.list', { order: 'lastName', limit: 100, page: 1 + Math.floor(chance.next() * 50) }),
    () => ask('film.search', { search: chance.of(['night', 'rain on', 'garnier', 'light']) }),
    async () => {
      const talentId = aTalent();
      await Promise.all([ask('talentFilms.list', { talentId }), ask('talentReels.list', { talentId })]);
      await ask('talent.get', { talentId });
    },
    () => ask('talent.toggle', { talentId: aTalent(), online: chance.happens(0.5), requestId: newId() }),
    async () => {
      const code = newId(10);
      const kind = { isNewName: true, type: 'MR', isLink: false, linkValue: '' };
      await ask('reel.add', { title: `Reel ${code}`, code, talentId: aTalent(), ...kind });
    },
    async () => {
      const talentId = aTalent();
      const { rows } = await reelOf(talentId);
      if (rows.length < 2) return;
      const rowIds = rows.map(({ rowId }) => rowId).toReversed();
      const positions = rowIds.map((_id, at) => `${at + 1}`);
      await ask('reel.orderFilms', { talentId, kind: 'normal', rowIds, positions });
    },
    () => ask('news.list', {}),
    () => ask('outbox.list', {}),
  ];
  const refreshing = async () => {
    while (!isOver()) {
      await ask('categories.list', { productionMode: 1 });
      await pause(REFRESH);
    }
  };
  const working = async () => {
    while (!isOver()) {
      await chance.of(things)();
      await pause(THINKING[0] + chance.next() * (THINKING[1] - THINKING[0]));
    }
  };
  await Promise.all([refreshing(), working()]);
}
