import type { Entry } from '../../../journal';
import type { Invariant } from '../../../journal/explore';
import { type Call, callsIn, isAccepted } from './calls';

interface Row {
  readonly id: string;
  readonly status: string;
  /** The film whose file it is. */
  readonly filmId?: unknown;
}

/** Something that goes on at the server, of which events tell. */
interface Subject {
  readonly name: string;
  /** What an event says of it. */
  told(event: Fields): Row | undefined;
  /** What a row of a list says of it. */
  listed(row: Fields): Row | undefined;
  /** What the office has of all of them. */
  shown(state: Slices): readonly Row[];
  readonly endings: readonly string[];
  /** Intents after which it begins anew. */
  readonly anew: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
type Slices = Readonly<Record<string, Fields | undefined>>;

const row = (id: unknown, status: unknown, filmId?: unknown): Row | undefined =>
  typeof id === 'string' && typeof status === 'string' ? { id, status, filmId } : undefined;

const isRow = (one: Row | undefined): one is Row => one !== undefined;
const values = (part: unknown) => Object.values((part ?? {}) as Readonly<Record<string, Fields>>);

const encodingOf = (encodings: Fields | undefined, processId: unknown): unknown =>
  (encodings?.['rows'] as Record<string, Fields> | undefined)?.[String(processId)]?.['status'];

const encodingEnds = ['done', 'failed'];
const encodedAnew = ['encodingRetries/requested', 'reencoding/requested', 'uploads/fileChosen'];

const subjects: readonly Subject[] = [
  {
    name: 'the encoding of an upload',
    told: ({ kind, processId, filmId, status }) =>
      kind === 'encoding' ? row(processId, status, filmId) : undefined,
    listed: ({ processId, encoding }) => row(processId, encoding),
    shown: ({ uploads, encodings }) =>
      values(uploads?.['byUploadKey'])
        .filter(({ status }) => status === 'done')
        .map(({ processId }) => row(processId, encodingOf(encodings, processId)))
        .filter(isRow),
    endings: encodingEnds,
    anew: encodedAnew,
  },
  {
    name: 'the encoding of a film',
    told: ({ kind, filmId, status }) => (kind === 'encoding' ? row(filmId, status) : undefined),
    listed: ({ filmId, encoding }) => row(filmId, encoding),
    shown: ({ films, encodings }) =>
      values(films?.['rows'])
        .map(({ filmId, processId }) => row(filmId, encodingOf(encodings, processId || filmId)))
        .filter(isRow),
    endings: encodingEnds,
    anew: encodedAnew,
  },
  {
    name: 'a mail',
    told: ({ kind, mailId, status }) => (kind === 'mail' ? row(mailId, status) : undefined),
    listed: ({ mailId, status }) => row(mailId, status),
    shown: ({ mails }) =>
      values(mails?.['rows'])
        .map(({ mailId, status }) => row(mailId, status))
        .filter(isRow),
    endings: ['sent', 'storedLocally', 'failed', 'uncertain'],
    anew: ['outbox/retryRequested'],
  },
];

interface Ending extends Row {
  readonly at: number;
}

/**
 * What the server told to have ended is not shown as going on once all is quiet, however the news and the lists overtook
 * each other: a list that was asked for before the news is the older of the two.
 */
export const lostNews: Invariant = {
  name: 'lost news',
  broken({ entries, state, isQuiet }) {
    if (!isQuiet) return [];
    const calls = callsIn(entries);
    return subjects.flatMap((subject) => {
      const ended = endingsOf(subject, entries, calls);
      return subject
        .shown(state as Slices)
        .filter(({ id, status }) => ended.has(id) && !subject.endings.includes(status))
        .map(
          ({ id, status }) => `${subject.name} is shown as ${status}, and was told to be ${ended.get(id)}`,
        );
    });
  },
};

/** By id, what was told to have ended, and neither to go on nor begun anew since. */
function endingsOf(subject: Subject, entries: readonly Entry[], calls: readonly Call[]) {
  const ended = new Map<string, Ending>();
  entries.forEach((entry, at) => {
    if (entry.kind === 'intent' && subject.anew.includes(entry.action.type)) ended.clear();
    const news = entry.kind === 'heard' ? subject.told((entry.value ?? {}) as Fields) : undefined;
    if (!news) return;
    if (subject.endings.includes(news.status)) ended.set(news.id, { ...news, at });
    else ended.delete(news.id);
  });
  for (const { from, answer } of calls)
    for (const listed of rowsOf(answer).map(subject.listed).filter(isRow))
      if (from > (ended.get(listed.id)?.at ?? Infinity) && !subject.endings.includes(listed.status))
        ended.delete(listed.id);
  return new Map(
    [...ended.values()]
      .filter((ending) => !calls.some((call) => call.from > ending.at && isFilmGone(ending, call)))
      .map(({ id, status }) => [id, status]),
  );
}

/** It was asked for by its id, and is not there any more: what became of its file is not told again. */
function isFilmGone({ filmId }: Row, { input, answer }: Call): boolean {
  const asked: unknown = input['filmIds'];
  const isAsked = Array.isArray(asked) && asked.includes(filmId) && isAccepted(answer);
  return isAsked && rowsOf(answer).every((film) => film['filmId'] !== filmId);
}

const rowsOf = (answer: unknown): readonly Fields[] => {
  const { reply } = (answer ?? {}) as { readonly reply?: unknown };
  return Array.isArray(reply) ? (reply as readonly Fields[]) : [];
};
