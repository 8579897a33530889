import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { PictureProblem } from '../../contract/scripts/pictures';
import { atMost } from '../atMost';
import { newId } from '../ids';
import { packageRoot } from '../packageRoot';

interface PictureJob {
  /** A JPEG or PNG that anybody may have made, by its content; and where it goes as it is kept. Absolute. */
  readonly from: string;
  readonly to: string;
  /** Per cent of the picture's own size. */
  readonly widthPercent: number;
  readonly heightPercent: number;
  /** Pixels that it may have at most. */
  readonly widest: number;
  readonly tallest: number;
  readonly quality: number;
  /** Left out, a JPEG. A PNG keeps what can be seen through; one without any is seen through where it is white. */
  readonly format?: 'jpeg' | 'png';
}

/** Why a picture was not encoded. */
export class BadPicture extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
    this.name = 'BadPicture';
  }
}

const AT_ONCE = 2;
/** Milliseconds until a picture that is not done is given up, and until a process with nothing to do ends. */
const TIME_LIMIT = 30_000;
const IDLE = 30_000;

const inTurn = atMost(AT_ONCE);
let encoder: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Encodes a picture again in a process apart, two at a time: whole or not at all. Throws BadPicture when it is none, has
 * too many pixels, or takes too long.
 */
export const encodePicture = (job: PictureJob): Promise<void> =>
  inTurn(async () => {
    clearTimeout(idle);
    // Whose process ended because of its neighbour is tried once more.
    const answer = (await ask(job)) ?? (await ask(job)) ?? { problem: 'notAPicture' };
    idle = setTimeout(() => encoder?.disconnect(), IDLE).unref();
    if (answer.problem !== undefined) throw new BadPicture(answer.problem);
  });

interface Told {
  readonly id?: string;
  readonly problem?: PictureProblem | undefined;
}

/** What the process tells of a job; nothing when it ended before, for another reason than this one's time. */
async function ask(job: PictureJob): Promise<Told | undefined> {
  const worker = (encoder ??= startEncoder());
  const id = newId();
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      end({ problem: 'tookTooLong' });
      forget(worker);
      worker.kill('SIGKILL');
    }, TIME_LIMIT);
    const hear = (told: Told) => {
      if (told.id === id) end(told);
    };
    const gone = () => end(undefined);
    const end = (told: Told | undefined) => {
      clearTimeout(late);
      worker.off('message', hear).off('exit', gone);
      resolve(told);
    };
    worker.on('message', hear).on('exit', gone);
    worker.send({ id, ...job }, (error) => {
      if (!error) return;
      forget(worker);
      gone();
    });
  });
}

/** The next job has a process of its own: one that ends may still look alive. */
function forget(worker: ChildProcess): void {
  if (encoder === worker) encoder = undefined;
}

function startEncoder(): ChildProcess {
  const worker = fork(join(packageRoot(), 'src/server/media/encodePicture.mjs'), {
    env: { LC_ALL: 'C' },
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const gone = () => forget(worker);
  worker.on('disconnect', gone).on('exit', gone).on('error', gone);
  // The program does not wait for it: it ends with the program.
  worker.unref();
  worker.channel?.unref();
  return worker;
}
