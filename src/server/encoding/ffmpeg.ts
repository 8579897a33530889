import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { confine, THREADS } from './confine';
import { findFfmpeg } from './program';

/** How the encoder is kept: it gives way to the calls that people wait for. */
const NICENESS = 10;
/** So much of what it says last is kept, in characters. */
const WORDS_KEPT = 8000;

interface FfmpegRun {
  /** The folder it works in; its files are named relative to it. */
  readonly folder: string;
  readonly args: readonly string[];
  /** Milliseconds until it is ended; its work on all processors is limited accordingly. */
  readonly timeLimit: number;
  readonly signal: AbortSignal;
  /** Hears each line of its standard output until it is aborted; true ends it, as the time limit does. */
  onLine?(line: string): boolean;
}

interface FfmpegEnd {
  readonly succeeded: boolean;
  /** Ended by its time limit or by `onLine`. */
  readonly overLimit: boolean;
  /** The end of what it wrote to standard error. */
  readonly words: string;
}

/** What every ffmpeg is told first. */
const ALWAYS = ['-hide_banner', '-nostdin', '-filter_threads', String(THREADS)];

/** Runs ffmpeg confined, without input or environment. Throws the signal's reason when it was aborted. */
export async function runFfmpeg({ folder, args, timeLimit, signal, onLine }: FfmpegRun): Promise<FfmpegEnd> {
  const { path } = await findFfmpeg();
  const [program = path, ...options] = await confine([path, ...ALWAYS, ...args], timeLimit);
  signal.throwIfAborted();
  const child = spawn(program, options, {
    cwd: folder,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let overLimit = false;
  const end = () => void child.kill('SIGKILL');
  const endOverLimit = () => {
    overLimit = true;
    end();
  };
  const timer = setTimeout(endOverLimit, timeLimit);
  signal.addEventListener('abort', end, { once: true });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-WORDS_KEPT);
  });
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (lines.some((line) => !signal.aborted && onLine?.(line))) endOverLimit();
  });
  try {
    const succeeded = await new Promise<boolean>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code === 0));
    });
    signal.throwIfAborted();
    return { succeeded: succeeded && !overLimit, overLimit, words };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It has ended already, or the system does not allow it: it runs as it is.
  }
}
