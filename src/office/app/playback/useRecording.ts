import { useCallback, useEffect, useRef, useState } from 'react';
import { createTracer, parseJournal, type Recording, RecordingError } from '../../journal';
import { sleep } from '../../ports/clock';
import { createOffice } from '../office';
import { type Track, trackOf } from './track';

/** Inputs that are played before the page may draw again. */
const SLICE = 250;

export interface OpenedFile {
  readonly name: string;
  readonly parts: readonly Recording[];
}

/** The last file could not be read, and why. */
export interface Unreadable {
  readonly file: string;
  readonly problem: string;
}

export interface PlayedPart {
  /** Tells one play from another. */
  readonly run: number;
  readonly track: Track;
  readonly contractChanges: readonly string[];
}

export interface RecordingState {
  readonly file: OpenedFile | undefined;
  readonly problem: Unreadable | undefined;
  readonly part: number;
  readonly played: PlayedPart | undefined;
  /** Entries played while a part is being played, of how many. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  open(file: File): void;
  choosePart(part: number): void;
}

/** A file with recordings, and the part of it that is played, from beginning to end or first divergence. */
export function useRecording(): RecordingState {
  const [file, setFile] = useState<OpenedFile>();
  const [problem, setProblem] = useState<Unreadable>();
  const [part, setPart] = useState(0);
  const [played, setPlayed] = useState<PlayedPart>();
  const [progress, setProgress] = useState<RecordingState['progress']>();
  const latest = useRef(0);
  const runs = useRef(0);

  const open = useCallback((chosen: File) => {
    latest.current += 1;
    const turn = latest.current;
    void read(chosen).then((result) => {
      if (turn !== latest.current) return;
      if ('problem' in result) {
        setProblem(result);
        return;
      }
      setProblem(undefined);
      setFile(result);
      setPart(result.parts.length - 1);
    });
  }, []);

  const recording = file?.parts[part];
  useEffect(() => {
    if (!recording) return undefined;
    const abort = new AbortController();
    setPlayed(undefined);
    void play(recording, abort.signal, setProgress).then((done) => {
      runs.current += 1;
      if (!abort.signal.aborted) setPlayed({ ...done, run: runs.current });
    });
    return () => abort.abort();
  }, [recording]);

  return { file, problem, part, played, progress, open, choosePart: setPart };
}

async function read(file: File): Promise<OpenedFile | Unreadable> {
  try {
    return { name: file.name, parts: parseJournal(await file.text()) };
  } catch (error) {
    if (error instanceof RecordingError || error instanceof DOMException)
      return { file: file.name, problem: error.message };
    throw error;
  }
}

async function play(
  recording: Recording,
  signal: AbortSignal,
  onProgress: (progress: RecordingState['progress']) => void,
): Promise<Omit<PlayedPart, 'run'>> {
  const tracer = createTracer(recording, createOffice);
  const of = recording.entries.length;
  while (!signal.aborted && tracer.advance(SLICE)) {
    onProgress({ done: tracer.played, of });
    await sleep({ milliseconds: 0 }, signal);
  }
  if (!signal.aborted) onProgress(undefined);
  return { track: trackOf(recording, tracer), contractChanges: tracer.contractChanges };
}
