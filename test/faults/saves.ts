import { setTimeout as pause } from 'node:timers/promises';
import { PRODUCTION_MODE } from '../../src/contract/constants';
import type { Chance } from '../../src/office/journal/chance';
import { newId } from '../../src/server/ids';
import type { Client } from '../server/faults/client';
import { addFilm, createProcess } from '../server/faults/uploads';
import { until } from '../tools/until';

/** How many save at once. */
const PEOPLE = 4;

/** A change that somebody asked for, and can ask for again as the same request. */
interface Save {
  readonly kind: Kind;
  /** By what it can be found: the title of a thing, the id of a film on the reel. */
  readonly mark: string;
  isAcknowledged: boolean;
  send(): Promise<unknown>;
}
type Kind = 'talent' | 'reel' | 'news' | 'film' | 'film on the reel';

/** Whose things are changed: a talent with a reel. */
export interface Desk {
  readonly client: Client;
  readonly talentId: string;
  readonly reelId: string;
}

const reelOf = (talentId: string, title: string) => ({
  ...{ title, code: title, isNewName: true, talentId, type: 'MR', isLink: false, linkValue: '' },
});

export async function openDesk(client: Client): Promise<Desk> {
  const talentId = (await client.call('talents.list', {}))[0]?.talentId ?? '';
  const { reelId } = await client.call('reel.add', reelOf(talentId, `Reel-${newId(8)}`));
  return { client, talentId, reelId };
}

/** A change of any kind, not yet asked for. */
async function nextSave({ client, talentId, reelId }: Desk, chance: Chance): Promise<Save> {
  const [mark, requestId] = [`Mark-${newId(10)}`, newId()];
  const save = (kind: Kind, send: Save['send'], by = mark): Save => ({
    ...{ kind, mark: by, send },
    isAcknowledged: false,
  });
  const kind = chance.of(['talent', 'reel', 'news', 'film', 'film on the reel'] as const);
  if (kind === 'talent') {
    const categoryId =
      (await client.call('categories.list', { productionMode: PRODUCTION_MODE }))[0]?.categoryId ?? '';
    const name = { firstName: 'Ada', lastName: mark };
    return save(kind, () => client.call('talent.add', { categoryId, ...name, requestId }));
  }
  if (kind === 'reel')
    return save(kind, () => client.call('reel.add', { ...reelOf(talentId, mark), requestId }));
  if (kind === 'news') {
    const content = { title: mark, text: '', picture: '', online: false, linkValue: '' };
    const newsId = newId();
    return save(kind, () => client.call('news.add', { newsId, ...content, linkType: 'none', requestId }));
  }
  const { uploadKey } = await createProcess(client, 1000);
  if (kind === 'film') return save(kind, () => addFilm(client, talentId, uploadKey, mark, requestId));
  const filmId = await addFilm(client, talentId, uploadKey, mark);
  return save(kind, () => client.call('reel.addFilm', { reelId, talentId, filmId, requestId }), filmId);
}

/** Several people save things until they are told to stop, whatever they are answered. `end` resolves with all that they asked for. */
export function saving(desk: Desk, chance: Chance): { end(): Promise<readonly Save[]> } {
  let isOver = false;
  const asked: Save[] = [];
  const saveOne = async () => {
    const save = await nextSave(desk, chance);
    asked.push(save);
    await save.send();
    save.isAcknowledged = true;
  };
  const one = async () => {
    while (!isOver) await saveOne().catch(() => pause(20));
  };
  const all = Promise.all(Array.from({ length: PEOPLE }, one));
  return {
    async end() {
      isOver = true;
      await all;
      return asked;
    },
  };
}

/** Reads what stands: 503 is the answer over a connection whose loss the server has yet to learn of. */
const reading =
  ({ call }: Client): Client['call'] =>
  async (name, input) => {
    const answered = async () => ({ reply: await call(name, input) });
    const { reply } = await until(`an answer of ${name}`, () =>
      answered().catch((error: unknown) => {
        if (!String(error).includes('was answered 503')) throw error;
        return undefined;
      }),
    );
    return reply;
  };

/** What there is now, by kind, each thing by its mark as often as it is there. */
async function standing({
  client,
  talentId,
  reelId,
}: Desk): Promise<Readonly<Record<Kind, readonly string[]>>> {
  const call = reading(client);
  const { reels, rows } = await call('talentReels.list', { talentId });
  return {
    talent: (await call('talents.list', {})).map(({ lastName }) => lastName),
    reel: reels.map(({ title }) => title),
    news: (await call('news.list', {})).map(({ title }) => title),
    film: (await call('talentFilms.list', { talentId })).map(({ title }) => title),
    'film on the reel': rows.filter((row) => row.reelId === reelId).map(({ filmId }) => filmId),
  };
}

/**
 * What is wrong with changes of which some were acknowledged: one that was must be there once, any other once at most; asked for
 * again as the same request, each is there once. The reel's films stand on 1 to n.
 */
export async function wrongWith(desk: Desk, saves: readonly Save[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  const before = await standing(desk);
  const times = (found: typeof before, { kind, mark }: Save) =>
    found[kind].filter((one) => one === mark).length;
  for (const save of saves) {
    const count = times(before, save);
    if (save.isAcknowledged ? count !== 1 : count > 1)
      wrong.push(
        `${save.kind} ${save.mark}, ${save.isAcknowledged ? '' : 'not '}acknowledged, is there ${count} times`,
      );
  }
  for (const save of saves) await save.send();
  const after = await standing(desk);
  for (const save of saves)
    if (times(after, save) !== 1)
      wrong.push(`${save.kind} ${save.mark}, asked for again, is there ${times(after, save)} times`);
  return [...wrong, ...(await gapsIn(desk))];
}

/** A sentence where the films of a reel do not stand on 1 to n. */
export async function gapsIn({ client, talentId, reelId }: Desk): Promise<readonly string[]> {
  const { rows } = await reading(client)('talentReels.list', { talentId });
  const positions = rows.filter((row) => row.reelId === reelId).map(({ position }) => Number(position));
  const isWhole = positions
    .toSorted((one, other) => one - other)
    .every((position, at) => position === at + 1);
  return isWhole ? [] : [`the films of a reel stand on ${positions.join()}`];
}
