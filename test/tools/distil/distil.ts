import { type OfficeFactory, parseRecording, type Recording } from '../../../src/office/journal';
import { workflowOf } from '../../../src/office/journal/askers';
import type { Start } from '../../../src/office/journal/base';
import { distilledText } from '../../../src/office/journal/distilledText';
import { sameJson } from '../../../src/office/journal/sameJson';
import { withStates } from '../../../src/office/journal/withStates';
import { rerecord } from '../../../src/office/journal/rerecord';
import { doingsOf, endOf } from './doings';
import { renamedAs } from './renaming';
import { withoutPolling } from './polling';
import { withoutBulk } from './withoutBulk';
import { withoutBoot } from './withoutBoot';

/** A base to start from: its log as this build plays it, and where that ends. */
export interface Base {
  readonly name: string;
  readonly recording: Recording;
  readonly start: Start;
}

interface Options {
  readonly about: readonly string[];
  readonly base: Base;
  readonly createOffice: OfficeFactory;
}

interface Distilled {
  readonly text: string;
  /** Why it does not start from the base, where it does not. */
  readonly ownStart?: string;
}

/**
 * A full recording as one about some workflows, as far as they do anything in it: from the base on where they did and
 * became the same, else from its own start.
 */
export function distil(text: string, { about: mayBeAbout, base, createOffice }: Options): Distilled {
  const original = parseRecording(text);
  const again = (recording: Recording) => rerecord(recording, createOffice, original.header.build).recording;
  const full = again(parseRecording(renamedAs(base.recording, original, text)));
  const about = mayBeAbout.filter(isBusy);
  const made = fromBase();
  if (typeof made !== 'string') return { text: toldOf(made, base.name) };
  return { text: toldOf(full), ownStart: made };

  function toldOf(recording: Recording, from?: string): string {
    const lean = withoutBulk(recording, about, createOffice);
    return distilledText(withStates(lean, about, createOffice), { about, base: from });
  }

  function isBusy(name: string): boolean {
    const isAsked = full.entries.some(
      (entry) => entry.kind === 'intent' && workflowOf(entry.action.type) === name,
    );
    return isAsked || !sameJson(doingsOf(base.recording, name), doingsOf(full, name));
  }

  function fromBase(): Recording | string {
    const rest = withoutBoot(withoutPolling(full, about), base.recording, base.start);
    if (!rest) return 'it did not ask what the base asks';
    const made = again(rest);
    const other = about.find(
      (name) => !sameJson(doingsOf(full, name), [...doingsOf(base.recording, name), ...doingsOf(made, name)]),
    );
    if (other !== undefined) return `${other} does something else from the base on`;
    if (!sameEnd(full, made)) return 'it ends elsewhere from the base on';
    return made;
  }

  function sameEnd(one: Recording, two: Recording): boolean {
    return sameJson(endOf(one, createOffice, about), endOf(two, createOffice, about));
  }
}
