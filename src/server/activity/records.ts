import { type ScriptName, scripts } from '../../contract/scripts';
import type { AnyScript } from '../../contract/script';
import { RawRows } from '../../contract/wire/reply';
import { type AnyHandler, type ChangeContext, type ReadContext, Refused } from '../http/handler';
import { profileOf } from '../sessions/people';
import { reelNow } from './reelNow';

/** The handlers of the scripts by which records are read and saved. */
export type HandlersByScript = Readonly<Record<string, AnyHandler>>;
export type Values = Readonly<Record<string, unknown>>;

/** How a script that saves a record names it, and what reads all that the save wants to be told. */
interface Recorded {
  /** The field that names the record; the agency's own texts have none. */
  readonly key?: string;
  /** The value of that field, where the history's subject says more. */
  readonly idOf?: (subject: string) => string;
  readonly read: Reader;
  /** What a save says beside the content. */
  readonly beside?: (context: ReadContext | ChangeContext, values: Values) => object;
}

/** Reads a record as it stands, by the names of the contract; nothing where it is gone or in the trash. */
type Reader = (context: ReadContext, id: string, handlers: HandlersByScript) => Promise<object | undefined>;

/** What a script tells of a record, or the first row of its list. */
const told =
  (from: ScriptName, by: (id: string) => object): Reader =>
  async (context, id, handlers) => {
    const handler = handlers[from];
    if (handler?.kind !== 'read') return undefined;
    try {
      const answer = await handler.run(context, by(id) as never);
      const { reply } = scripts[from] as AnyScript;
      const wire =
        answer instanceof RawRows ? (JSON.parse(String(answer.json)) as unknown) : reply.write(answer);
      const read = reply.read(JSON.parse(JSON.stringify(wire))) as Values | readonly Values[];
      return Array.isArray(read) ? (read[0] as Values | undefined) : read;
    } catch (error) {
      if (error instanceof Refused) return undefined;
      throw error;
    }
  };

const ofTalent = (from: ScriptName): Recorded => ({
  key: 'talentId',
  read: told(from, (talentId) => ({ talentId })),
});
const news: Recorded = { key: 'newsId', read: told('news.list', (id) => ({ newsIds: [id] })) };
const screen: Recorded = { key: 'screenId', read: told('screens.list', (id) => ({ screenIds: [id] })) };
/** The history's subject of an agent begins so. */
const agentIdOf = (subject: string) => subject.replace(/^agent:/, '');
const agent: Recorded = {
  key: 'agentId',
  idOf: agentIdOf,
  read: async (context, subject) =>
    profileOf(await context.agencyRow()).agents?.find(({ agentId }) => agentId === agentIdOf(subject)),
};
const reel: Recorded = { key: 'reelId', read: reelNow };

/** The scripts whose changes can be put back: what they save is what they are given, by the same names as in the history. */
const recorded: Partial<Record<ScriptName, Recorded>> = {
  'talent.update': ofTalent('talent.get'),
  'talent.toggle': { key: 'talentId', read: told('talents.list', (id) => ({ talentIds: [id] })) },
  'film.updateInfos': { key: 'filmId', read: told('agencyFilms.list', (id) => ({ filmIds: [id] })) },
  'news.update': news,
  'news.toggle': news,
  'screen.update': screen,
  'screen.toggle': screen,
  'reel.rename': reel,
  'reel.toggle': reel,
  'specialReel.toggle': reel,
  'reel.update': {
    ...reel,
    // A poster says whether its picture was uploaded.
    beside: (_context, { isUploaded, picture }) =>
      isUploaded === undefined ? {} : { isUploaded: picture !== '' },
  },
  'newsletter.update': {
    key: 'newsletterId',
    read: told('newsletter.get', (newsletterId) => ({ newsletterId })),
    beside: ({ caller }) => ({
      html: '',
      logoColour: 'black',
      clientAbbreviation: caller.agency.abbreviation,
    }),
  },
  'biography.save': ofTalent('biography.read'),
  'profession.rename': {
    key: 'categoryId',
    read: told('agency.professions', (id) => ({ categoryIds: [id] })),
  },
  'agents.save': agent,
  'agency.saveSettings': { read: told('agency.settings', () => ({})) },
  'about.save': { read: told('about.read', () => ({})) },
};

const literalOf = (script: string): AnyScript | undefined =>
  (scripts as Readonly<Record<string, AnyScript>>)[script];
const recordedOf = (script: string): Recorded | undefined => recorded[script as ScriptName];

/** What a save says of the call and not of the record. */
const OF_THE_CALL = ['version', 'secretVersion', 'requestId'];

/** The fields of a history row's script that can be put back. */
export function fieldsOf(script: string): readonly string[] {
  const names = recordedOf(script);
  if (!names) return [];
  const input = literalOf(script)?.input ?? {};
  return Object.keys(input).filter(
    (name) => name !== names.key && !OF_THE_CALL.includes(name) && input[name]?.secret === false,
  );
}

/** A record as it stands, by the names of the contract; nothing where it is gone or in the trash. */
export const recordNow = async (
  handlers: HandlersByScript,
  context: ReadContext,
  script: string,
  subject: string,
): Promise<Values | undefined> =>
  (await recordedOf(script)?.read(context, subject, handlers)) as Values | undefined;

/** What a script is given to save a record with these values. */
export function savingOf(
  context: ChangeContext,
  script: string,
  subject: string,
  values: Values,
): Readonly<Record<string, unknown>> {
  const { key, idOf = String, beside } = recordedOf(script) ?? {};
  const wanted = fieldsOf(script).flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]]],
  );
  return {
    ...(Object.fromEntries(wanted) as Values),
    ...beside?.(context, values),
    ...(key !== undefined && { [key]: idOf(subject) }),
  };
}
