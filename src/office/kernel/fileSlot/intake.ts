import type { UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import { forgetFile } from '../commands';
import { perform } from '../perform';
import type { KeptFile } from '../world';

/** Lets go of a file that nobody needs any more; the one that a server only tells of is not at hand. */
export function* forget(file: KeptFile | null): SagaGenerator<void> {
  if (file && file.fileId !== '') yield* perform(forgetFile(file.fileId));
}

/** Says why a file that was chosen is not taken, and lets go of it; null when the picker was left empty. */
export function* refuseFile(file: KeptFile | null, fact: UnknownAction): SagaGenerator<void> {
  yield* put(fact);
  yield* forget(file);
}
