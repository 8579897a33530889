import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { createTracer, emptinessOf, journalParts, messageOf, type Recording } from '../../journal';
import { sleep } from '../../ports/clock';
import { createOffice } from '../office';
import type { IsOfPerson } from './deeds';
import { isOfPerson } from './intentText';
import { firstPart } from './moves';
import { type Track, trackOf } from './track';

/** Inputs that are played before the page may draw again. */
const SLICE = 250;

interface OpenedFile {
  readonly name: string;
  readonly parts: readonly Recording[];
}

/** The last file, or a part of it, could not be read, and why. */
export interface Unreadable {
  readonly file: string;
  readonly problem: string;
  /** Its other parts are shown. */
  readonly isPart?: boolean;
}

interface ReadFile {
  readonly file: OpenedFile | undefined;
  readonly problem: Unreadable | undefined;
}

export interface PlayedPart {
  readonly track: Track;
  readonly contractChanges: readonly string[];
}

export interface RecordingState {
  readonly file: OpenedFile | undefined;
  readonly problem: Unreadable | undefined;
  /** The part that is looked at. */
  readonly part: number;
  /** All parts of the file, once they are played. */
  readonly played: readonly PlayedPart[] | undefined;
  /** Entries played while the file is being played, of how many. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  open(file: File): void;
  choosePart(part: number): void;
}

/** A file with recordings: each part of it is played, from beginning to end or first divergence. */
export function useRecording(): RecordingState {
  const { messages } = useIntl();
  const [file, setFile] = useState<OpenedFile>();
  const [problem, setProblem] = useState<Unreadable>();
  const [part, setPart] = useState(0);
  const [played, setPlayed] = useState<readonly PlayedPart[]>();
  const [progress, setProgress] = useState<RecordingState['progress']>();
  const latest = useRef(0);

  const open = useCallback((chosen: File) => {
    latest.current += 1;
    const turn = latest.current;
    void read(chosen).then((result) => {
      if (turn !== latest.current) return;
      setProblem(result.problem);
      if (!result.file) return;
      setPlayed(undefined);
      setPart(result.file.parts.length - 1);
      setFile(result.file);
    });
  }, []);

  useEffect(() => {
    if (!file) return undefined;
    const abort = new AbortController();
    const isDone = (type: string) => isOfPerson(type, messages);
    playAll(file.parts, isDone, abort.signal, setProgress).then(
      (parts) => {
        if (abort.signal.aborted) return;
        setPart(firstPart(parts.map(({ track }) => track)));
        setPlayed(parts);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFile(undefined);
        setProblem({ file: file.name, problem: messageOf(error) });
      },
    );
    return () => abort.abort();
  }, [file, messages]);

  return { file, problem, part, played, progress, open, choosePart: setPart };
}

/** The parts that something happened in, and of those that cannot be read the first one's problem. */
async function read(file: File): Promise<ReadFile> {
  const { name } = file;
  try {
    const all = journalParts(await file.text());
    const recordings = all.flatMap((part) => ('recording' in part ? [part.recording] : []));
    const parts = recordings.filter((recording) => emptinessOf(recording) === undefined);
    const isPart = parts.length > 0;
    const [error] = all.flatMap((part) => ('error' in part ? [part.error] : []));
    const emptiness = isPart || !recordings[0] ? undefined : emptinessOf(recordings[0]);
    const problem = error === undefined ? emptiness : messageOf(error);
    return {
      file: isPart ? { name, parts } : undefined,
      problem: problem === undefined ? undefined : { file: name, problem, isPart },
    };
  } catch (error) {
    return { file: undefined, problem: { file: name, problem: messageOf(error) } };
  }
}

async function playAll(
  recordings: readonly Recording[],
  isDone: IsOfPerson,
  signal: AbortSignal,
  onProgress: (progress: RecordingState['progress']) => void,
): Promise<readonly PlayedPart[]> {
  const of = recordings.reduce((sum, { entries }) => sum + entries.length, 0);
  const parts: PlayedPart[] = [];
  let before = 0;
  for (const recording of recordings) {
    const tracer = createTracer(recording, createOffice);
    while (!signal.aborted && tracer.advance(SLICE)) {
      onProgress({ done: before + tracer.played, of });
      await sleep({ milliseconds: 0 }, signal);
    }
    before += recording.entries.length;
    parts.push({ track: trackOf(recording, tracer, isDone), contractChanges: tracer.contractChanges });
  }
  if (!signal.aborted) onProgress(undefined);
  return parts;
}
