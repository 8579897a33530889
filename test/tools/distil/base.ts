import { createOffice } from '../../../src/office/app/office';
import { parseRecording } from '../../../src/office/journal';
import { distilledText } from '../../../src/office/journal/distilledText';
import { rerecord } from '../../../src/office/journal/rerecord';
import { bases, baseText } from '../journals';
import type { Base } from './distil';
import { withoutPolling } from './polling';

/** The base of that name, as this build plays it. */
export const baseOf = (name: string): Base => ({
  name,
  recording: rerecord(parseRecording(baseText(name)), createOffice, '').recording,
  start: bases(name),
});

/** A full recording as a base: of it stands there only what came from outside. */
export function asBase(text: string): string {
  const { recording } = rerecord(parseRecording(text), createOffice, parseRecording(text).header.build);
  return distilledText(rerecord(withoutPolling(recording), createOffice, recording.header.build).recording, {
    about: [],
  });
}
