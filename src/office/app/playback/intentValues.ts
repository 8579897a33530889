import { MASK } from '../../journal';
import { personName } from '../../../contract/rules/personName';
import type { mailsReducer } from '../../entities/mails';
import type { RootState } from '../rootReducer';

/** What names are read from; mails come with a kit. */
type Known = Partial<RootState & { readonly mails: ReturnType<typeof mailsReducer> }>;

type Fields = Readonly<Record<string, unknown>>;

const LONGEST = 60;

/**
 * What can be said of an intent's payload: its own values, those one level below, and the names that the state has for its
 * ids. A payload that is a value is `value`, and `number` counted from 1.
 */
export function intentValues(payload: unknown, state: unknown): Fields {
  const fields = isObject(payload) ? payload : { value: payload };
  const told = below(fields);
  const all = { ...fields, ...told, ...namesIn({ ...told, ...fields, text: told['text'] }, state as Known) };
  const number = typeof payload === 'number' ? payload + 1 : undefined;
  return Object.fromEntries(
    Object.entries({ ...all, number }).map(([name, value]) => [name, sayable(value)]),
  );
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * How many things or rows, and the title of the first; the film of a list that is played; the field that was typed in, and
 * what; whether a filter lets all through.
 */
function below({ thing, things, ids, films, index, values, option }: Fields): Fields {
  const several = listed(things ?? ids ?? [thing]);
  const [first] = several;
  const played = listed(films)[Number(index)];
  const [[field, text] = []] = isObject(values) ? [Object.entries(values)[0]] : [];
  return {
    count: several.length,
    isAll: option === '',
    ...(isObject(first) && first),
    ...(isObject(played) && played),
    ...(field !== undefined && { field, text }),
  };
}

function namesIn(fields: Fields, state: Known): Fields {
  const id = (name: string) => String(fields[name]);
  const talent = state.talents?.rows[id('talentId')];
  const { deed, file, processId, text } = fields;
  return {
    encoded: processId === undefined ? undefined : encodedBy(processId, state),
    // A film that was chosen for a link stands there by its id.
    text: state.films?.rows[String(text)]?.title ?? text,
    film: state.films?.rows[id('filmId')]?.title,
    reel: state.reels?.rows[id('reelId')]?.title ?? (isObject(deed) ? deed['name'] : undefined),
    talent: talent && personName(talent.firstName, talent.lastName),
    news: state.news?.rows[id('newsId')]?.title,
    newsletter: state.newsletters?.rows[id('newsletterId')]?.title,
    homeScreen: screenName(String(fields['screenId'] ?? fields['value']), state),
    mail: state.mails?.rows[id('mailId')]?.recipient,
    file: isObject(file) ? file['name'] : state.uploads?.byUploadKey[id('uploadKey')]?.file.name,
  };
}

/** The caption of a home screen, or the title of its film. */
function screenName(screenId: string, { screens, films }: Known): string | undefined {
  const screen = screens?.rows[screenId];
  return screen?.legend || films?.rows[screen?.filmId ?? '']?.title;
}

/** The title of the film that came by a process, or the name of its file. */
function encodedBy(processId: unknown, { films, uploads }: Known): string | undefined {
  const isIts = (one: { readonly processId?: string | undefined }) => one.processId === processId;
  const film = Object.values(films?.rows ?? {}).find(isIts);
  return film?.title ?? Object.values(uploads?.byUploadKey ?? {}).find(isIts)?.file.name;
}

/** Texts, short and not masked, numbers and switches. */
function sayable(value: unknown): unknown {
  if (Array.isArray(value)) return sayable(value.join(', '));
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string' || value.trim() === '' || value.includes(MASK)) return undefined;
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
