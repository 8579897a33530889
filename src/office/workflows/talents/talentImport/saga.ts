import { fork, put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { TABLE_SIZE_LIMIT } from '../../../../contract/entities/talentImport';
import type { Answer } from '../../../../contract/refusal';
import type { InputOf, ReplyOf } from '../../../../contract/script';
import type { fileScripts } from '../../../../contract/scripts';
import { selectAddresses } from '../../../entities/addresses';
import { forget } from '../../../kernel/fileSlot/intake';
import { newRequestId, saveTable } from '../../../kernel/commands';
import { perform } from '../../../kernel/perform';
import { onLatest, onLeading, reacting } from '../../../kernel/reactions';
import { request } from '../../../kernel/request';
import { requestWithFile } from '../../../kernel/requestWithFile';
import type { KeptFile } from '../../../kernel/world';
import { selectLanguage } from '../../office/preferences';
import { facts, intents, selectTalentImport } from './slice';
import type { TableChoices } from './state';

/** What the file of rows that were left out is called. */
const LEFT_ROWS = 'talents-left-out.csv';

/** Reads a table as often as something else is said of it, and imports it once. */
export const talentImportSaga = reacting(
  onLatest([intents.fileChosen, intents.choicesChanged, intents.closed], check),
  onLeading(intents.submitted, make),
  onLeading(intents.leftSaved, saveLeft),
  onLeading(intents.undoRequested, undo),
  letGo,
);

/** A file is kept as long as it is the table in hand: until it is imported, refused, or given up for another one or for none. */
function* letGo(): SagaGenerator<void> {
  let held = yield* fileInHand();
  for (;;) {
    yield* take([intents.fileChosen, intents.closed, facts.notChecked, facts.made]);
    const file = yield* fileInHand();
    if (held && held.fileId !== file?.fileId) yield* fork(forget, held);
    held = file;
  }
}

function* fileInHand(): SagaGenerator<KeptFile | undefined> {
  const state = yield* select(selectTalentImport);
  return 'file' in state ? state.file : undefined;
}

function* check(): SagaGenerator<void> {
  const state = yield* select(selectTalentImport);
  if (state.status !== 'checking') return;
  const { file, choices } = state;
  const answer = file.size > TABLE_SIZE_LIMIT ? tooLarge : yield* send('talentImport.check', file, choices);
  yield* put(answer.ok ? facts.checked(answer.reply) : facts.notChecked(answer.refusal));
}

const tooLarge: Answer<never> = {
  ok: false,
  refusal: { kind: 'invalid', problems: { file: 'tooLarge' } },
};

function* make(): SagaGenerator<void> {
  const state = yield* select(selectTalentImport);
  if (state.status !== 'importing') return;
  const { file, choices } = state;
  const requestId = state.requestId ?? (yield* perform(newRequestId()));
  const answer = yield* send('talentImport.make', file, { ...choices, requestId });
  yield* put(answer.ok ? facts.made(answer.reply) : facts.notMade({ refusal: answer.refusal, requestId }));
}

/** Sends the table with what is said of it; what is not said is recognised. */
function* send<N extends 'talentImport.check' | 'talentImport.make'>(
  script: N,
  { fileId }: KeptFile,
  said: TableChoices & { readonly requestId?: string },
): SagaGenerator<Answer<ReplyOf<(typeof fileScripts)[N]>>> {
  const { backend } = yield* select(selectAddresses);
  const language = yield* select(selectLanguage);
  const input = { ...said, language } as InputOf<(typeof fileScripts)[N]>;
  return yield* requestWithFile(script, input, { fileId, address: backend }, nothing);
}

function* nothing(): SagaGenerator<void> {
  // A table is small: how far it is on its way is not told.
}

function* saveLeft(): SagaGenerator<void> {
  const state = yield* select(selectTalentImport);
  if (state.status === 'made') yield* perform(saveTable(LEFT_ROWS, state.csv));
}

function* undo(): SagaGenerator<void> {
  const state = yield* select(selectTalentImport);
  if (state.status !== 'undoing') return;
  const answer = yield* request('talentImport.undo', { importId: state.importId });
  yield* put(answer.ok ? facts.undone(answer.reply.removed) : facts.notUndone(answer.refusal));
}
