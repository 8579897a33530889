import type { UnknownAction } from '@reduxjs/toolkit';
import type { Recording } from './entry';
import { isId } from './sameNames';
import type { OfficeFactory } from './officeFactory';
import { createTracer } from './tracer';

/** Something that a person did in a recording, and what the screen had to be for that. */
export interface Offer {
  readonly action: UnknownAction;
  /** Where the person stood, and in which status the workflow was. */
  readonly scene: string;
  /** Ids in it that came with an answer: nobody can point at what is not on the screen. */
  readonly ids: readonly string[];
}

type Slices = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/**
 * What a person has to see to do something of that workflow: the address, who is signed in, the workflow's status, and
 * of a workflow that keeps one thing a record, whether it has what the action names.
 */
export function sceneOf(state: unknown, { type, ...rest }: UnknownAction): string {
  const slices = state as Slices;
  const own = slices[type.split('/')[0] ?? ''];
  const isSignedIn = Boolean(slices['session']?.['current']);
  return JSON.stringify([
    slices['navigation']?.['path'],
    isSignedIn,
    slices['program']?.['status'],
    own?.['status'],
    keptOf(own ?? {}, idsIn(rest['payload'])),
  ]);
}

/** The keys in a slice that stand for one of these ids. */
const keptOf = (slice: Readonly<Record<string, unknown>>, ids: readonly string[]): readonly string[] =>
  Object.values(slice)
    .flatMap((part) => (typeof part === 'object' && part !== null ? Object.keys(part) : []))
    .filter((key) => ids.some((id) => key.includes(id)))
    .toSorted();

/** Every id in a value, in any depth. */
export function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split('_;_').filter(isId);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** What the person of a recording did, in order. */
export function offersOf(recording: Recording, createOffice: OfficeFactory): readonly Offer[] {
  const tracer = createTracer(recording, createOffice);
  tracer.advance(Infinity);
  const told = new Set<string>();
  return recording.entries.slice(0, tracer.played).flatMap((entry, index) => {
    if (entry.kind === 'answered' || entry.kind === 'heard') idsIn(entry.value).forEach((id) => told.add(id));
    if (entry.kind !== 'intent') return [];
    const { action } = entry;
    const ids = idsIn(action['payload']).filter((id) => told.has(id));
    return [{ action, scene: sceneOf(tracer.stateAt(index - 1), action), ids }];
  });
}
