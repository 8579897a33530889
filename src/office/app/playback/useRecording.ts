import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { createTracer, messageOf, type Tracer } from '../../journal';
import { sleep } from '../../ports/clock';
import { createOffice } from '../office';
import type { IsOfPerson } from './deeds';
import { isOfPerson } from './intentText';
import { firstPart } from './moves';
import { type OpenedFile, type OpenedPart, readFile, type Unreadable } from './openedFile';
import { type Track, trackOf } from './track';

/** Inputs that are played before the page may draw again. */
const SLICE = 250;

export interface PlayedPart
  extends Pick<OpenedPart, 'number'>, Pick<Tracer, 'contractChanges' | 'asRecorded'> {
  readonly track: Track;
  /** Nothing of it, and no other part of the file, is known to be missing. */
  readonly isWhole: boolean;
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
    void readFile(chosen).then((result) => {
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
    playAll(file, isDone, abort.signal, setProgress).then(
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

async function playAll(
  file: OpenedFile,
  isDone: IsOfPerson,
  signal: AbortSignal,
  onProgress: (progress: RecordingState['progress']) => void,
): Promise<readonly PlayedPart[]> {
  const of = file.parts.reduce((sum, { recording }) => sum + recording.entries.length, 0);
  const parts: PlayedPart[] = [];
  let before = 0;
  for (const { recording, number } of file.parts) {
    const tracer = createTracer(recording, createOffice);
    while (!signal.aborted && tracer.advance(SLICE)) {
      onProgress({ done: before + tracer.played, of });
      await sleep({ milliseconds: 0 }, signal);
    }
    before += recording.entries.length;
    const { contractChanges, asRecorded } = tracer;
    const isWhole = recording.complete && recording.counted === undefined && file.parts.length === file.of;
    parts.push({ track: trackOf(recording, tracer, isDone), number, isWhole, contractChanges, asRecorded });
  }
  if (!signal.aborted) onProgress(undefined);
  return parts;
}
