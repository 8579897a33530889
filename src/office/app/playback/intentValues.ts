import { MASK } from '../../journal';
import { personName } from '../../../contract/rules/personName';
import type { RootState } from '../rootReducer';

type Fields = Readonly<Record<string, unknown>>;

const LONGEST = 60;

/**
 * What can be said of an intent's payload: its own values, those one level below, and the names that the state has for its
 * ids. A payload that is a value is `value`, and `number` counted from 1.
 */
export function intentValues(payload: unknown, state: unknown): Fields {
  const fields = isObject(payload) ? payload : { value: payload };
  const all = { ...fields, ...below(fields), ...namesIn(fields, state as Partial<RootState>) };
  const number = typeof payload === 'number' ? payload + 1 : undefined;
  return Object.fromEntries(
    Object.entries({ ...all, number }).map(([name, value]) => [name, sayable(value)]),
  );
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A thing's title; the film of a list that is played; the field that was typed in, and what. */
function below({ thing, films, index, values }: Fields): Fields {
  const played = Array.isArray(films) ? (films[Number(index)] as unknown) : undefined;
  const [[field, text] = []] = isObject(values) ? [Object.entries(values)[0]] : [];
  return {
    ...(isObject(thing) && thing),
    ...(isObject(played) && played),
    ...(field !== undefined && { field, text }),
  };
}

function namesIn(fields: Fields, state: Partial<RootState>): Fields {
  const id = (name: string) => String(fields[name]);
  const talent = state.talents?.rows[id('talentId')];
  const { file } = fields;
  return {
    film: state.films?.rows[id('filmId')]?.title,
    reel: state.reels?.rows[id('reelId')]?.title,
    talent: talent && personName(talent.firstName, talent.lastName),
    mail: state.mails?.rows[id('mailId')]?.recipient,
    file: isObject(file) ? file['name'] : state.uploads?.byUploadKey[id('uploadKey')]?.file.name,
  };
}

/** Texts, short and not masked, numbers and switches. */
function sayable(value: unknown): unknown {
  if (Array.isArray(value)) return sayable(value.join(', '));
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string' || value.trim() === '' || value.includes(MASK)) return undefined;
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
