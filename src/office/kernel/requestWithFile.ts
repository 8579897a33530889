import { call, type SagaGenerator, take } from 'typed-redux-saga';
import type { Answer } from '../../contract/refusal';
import type { InputOf, ReplyOf } from '../../contract/script';
import type { fileScripts, FileScriptName } from '../../contract/scripts';
import { sendForm } from './commands';
import { listen } from './perform';
import { whileSignedIn } from './request';

type FileScript<N extends FileScriptName> = (typeof fileScripts)[N];

interface SentFile {
  readonly fileId: string;
  /** The folder that the script is in, with a slash at its end. */
  readonly address: string;
}

/**
 * Calls a script that carries a kept file; `onProgress` hears how many bytes are on their way or there. A session that
 * ended meanwhile is waited for, then the call is made again.
 */
export function* requestWithFile<N extends FileScriptName>(
  script: N,
  input: InputOf<FileScript<N>>,
  { fileId, address }: SentFile,
  onProgress: (sent: number) => SagaGenerator<unknown>,
): SagaGenerator<Answer<ReplyOf<FileScript<N>>>> {
  for (;;) {
    const answer = yield* whileSignedIn(() =>
      sendOnce({ fileId, address, script, input: input as Readonly<Record<string, unknown>> }, onProgress),
    );
    if (answer) return answer as Answer<ReplyOf<FileScript<N>>>;
  }
}

function* sendOnce(
  input: Parameters<typeof sendForm>[0],
  onProgress: (sent: number) => SagaGenerator<unknown>,
): SagaGenerator<Answer<unknown>> {
  const told = yield* call(() => listen<'uploads.sendForm'>(sendForm(input)));
  try {
    for (;;) {
      const news = yield* take(told);
      if (news.kind === 'answered') return news.answer;
      yield* onProgress(news.sent);
    }
  } finally {
    told.close();
  }
}
