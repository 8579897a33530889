export { createAskers } from './askers';
export { showInDevtools } from './devtools';
export type { Divergence } from './divergence';
export { beginsTurn, type Entry, type Recording } from './entry';
export { entryText } from './entryText';
export { commandName } from './commandName';
export { isDerived } from './isDerived';
export {
  isEmpty,
  type JournalPart,
  journalParts,
  NOTHING_HAPPENED,
  parseJournal,
  parseRecording,
  RecordingError,
} from './parse';
export type { OfficeFactory, ReplayStore } from './officeFactory';
export { createPlayer } from './player';
export { createRecorder, type Recorder } from './recorder';
export { recorderMiddleware } from './recorderMiddleware';
export { recordWorld } from './recordWorld';
export { replay, type ReplayResult } from './replay';
export { type SteppingWorld, steppingWorld } from './steppingWorld';
export { otherwise } from './otherwise';
export { inFlight, type Span, spansOf } from './spans';
export { type Difference, stateDiff } from './stateDiff';
export { type WorkflowStatus, workflowStatuses } from './statuses';
export { createTracer, type Tracer } from './tracer';
export { followLive, type Live } from './live';
export { createMasker } from './secrets';
export { MASK } from './tokens';
