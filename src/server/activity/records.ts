import { type ScriptName, scripts } from '../../contract/scripts';
import type { AnyScript } from '../../contract/script';
import { RawRows } from '../../contract/wire/reply';
import { type AnyHandler, type ChangeContext, type ReadContext, Refused } from '../http/handler';

/** The handlers of the scripts by which records are read and saved. */
export type HandlersByScript = Readonly<Record<string, AnyHandler>>;
export type Values = Readonly<Record<string, unknown>>;

/** How a script that saves a record names it, and what reads all that the save wants to be told. */
interface Recorded {
  /** The field that names the record; the agency's own texts have none. */
  readonly key?: string;
  readonly from: ScriptName;
  readonly by: (id: string) => object;
  /** What a save says beside the content. */
  readonly beside?: (context: ReadContext | ChangeContext) => object;
}

const talent = { key: 'talentId', from: 'talent.get', by: (talentId: string) => ({ talentId }) } as const;
const talentInList = { ...talent, from: 'talents.list', by: (id: string) => ({ talentIds: [id] }) } as const;
const news = { key: 'newsId', from: 'news.list', by: (id: string) => ({ newsIds: [id] }) } as const;
const screen = { key: 'screenId', from: 'screens.list', by: (id: string) => ({ screenIds: [id] }) } as const;

/** The scripts whose changes can be put back: what they save is what they are given, by the same names as in the history. */
const recorded: Partial<Record<ScriptName, Recorded>> = {
  'talent.update': talent,
  'talent.toggle': talentInList,
  'film.updateInfos': {
    key: 'filmId',
    from: 'agencyFilms.list',
    by: (id: string) => ({ filmIds: [id] }),
  },
  'news.update': news,
  'news.toggle': news,
  'screen.update': screen,
  'screen.toggle': screen,
  'newsletter.update': {
    key: 'newsletterId',
    from: 'newsletter.get',
    by: (newsletterId: string) => ({ newsletterId }),
    beside: ({ caller }) => ({
      html: '',
      logoColour: 'black',
      clientAbbreviation: caller.agency.abbreviation,
    }),
  },
  'biography.save': { ...talent, from: 'biography.read' },
  'about.save': { from: 'about.read', by: () => ({}) },
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
export async function recordNow(
  handlers: HandlersByScript,
  context: ReadContext,
  script: string,
  subject: string,
): Promise<Values | undefined> {
  const names = recordedOf(script);
  const handler = names && handlers[names.from];
  if (!names || handler?.kind !== 'read') return undefined;
  const { from, by } = names;
  try {
    const answer = await handler.run(context, by(subject) as never);
    const { reply } = scripts[from] as AnyScript;
    const wire =
      answer instanceof RawRows ? (JSON.parse(String(answer.json)) as unknown) : reply.write(answer);
    const read = reply.read(JSON.parse(JSON.stringify(wire))) as Values | readonly Values[];
    return Array.isArray(read) ? (read[0] as Values | undefined) : (read as Values);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** What a script is given to save a record with these values. */
export function savingOf(
  context: ChangeContext,
  script: string,
  subject: string,
  values: Values,
): Readonly<Record<string, unknown>> {
  const { key, beside } = recordedOf(script) ?? {};
  const wanted = fieldsOf(script).flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]]],
  );
  return {
    ...(Object.fromEntries(wanted) as Values),
    ...beside?.(context),
    ...(key !== undefined && { [key]: subject }),
  };
}
