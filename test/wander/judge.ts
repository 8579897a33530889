import { cannotHappen } from '../../src/office/app/headless/invariants/cannotHappen';
import { createOffice } from '../../src/office/app/office';
import { parseJournal, type Recording, replay } from '../../src/office/journal';
import { throughRing } from '../journal/support/throughRing';

/** What becomes of a log that is played from its start, and through a ring of half its length. */
interface Judged {
  readonly entries: number;
  /** Why not; nothing where it replays. */
  readonly whole: string | undefined;
  readonly middle: string | undefined;
}

/** Judges each part of a file. */
export const judge = (text: string): readonly Judged[] =>
  parseJournal(text).map((recording) => ({
    entries: recording.entries.length,
    whole: faultOf(recording, () => recording),
    middle: faultOf(recording, fromTheMiddle),
  }));

const fromTheMiddle = (recording: Recording) =>
  throughRing(recording, Math.max(2, Math.floor(recording.entries.length / 2)));

function faultOf(recording: Recording, cut: (recording: Recording) => Recording): string | undefined {
  try {
    const played = cut(recording);
    const { divergence, played: to } = replay(played, createOffice);
    if (divergence)
      return `${to} of ${played.entries.length}, ${divergence.workflow ?? 'nobody'}: ${divergence.reason}`;
    const [impossible] = cannotHappen.broken();
    if (impossible) return impossible;
    return to === played.entries.length ? undefined : `${to} of ${played.entries.length}, and no further`;
  } catch (error) {
    return String(error);
  }
}
