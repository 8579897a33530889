import { call, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { selectClient } from '../../../entities/session';
import { readClock, sendUpload } from '../../../kernel/commands';
import { forget } from '../../../kernel/fileSlot/intake';
import { listen, perform } from '../../../kernel/perform';
import { facts } from './slice';
import type { Upload, UploadTrouble } from './state';
import { startEncoding } from './untilHeard';

/**
 * Sends a file to the media server and tells the encoding manager. Returns what went wrong, or null when all is there.
 * It counts as received before the manager knows: news of a quick encoding may come before the manager's answer.
 */
export function* transfer(
  { uploadKey, processId, file }: Upload,
  server: string,
): SagaGenerator<UploadTrouble | null> {
  const client = yield* select(selectClient);
  yield* put(facts.serverFound({ uploadKey, at: yield* perform(readClock()) }));
  const news = yield* listen(
    sendUpload({ fileId: file.fileId, processId, client, fileName: file.name, server }),
  );
  try {
    for (;;) {
      const heard = yield* take(news);
      if (heard.kind === 'failed') return heard.reason;
      if (heard.kind === 'done') break;
      if (heard.kind === 'interrupted') yield* put(facts.interrupted({ uploadKey }));
      else yield* put(facts.moved({ uploadKey, sent: heard.sent, at: yield* perform(readClock()) }));
    }
  } finally {
    news.close();
  }
  yield* put(facts.received({ uploadKey }));
  yield* call(startEncoding, processId);
  yield* forget(file);
  return null;
}
