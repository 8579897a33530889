import type { Entry } from '../../journal';
import { entryLabel } from './entryLabel';

export const KINDS = ['all', 'intents', 'commands', 'facts'] as const;
export type Kind = (typeof KINDS)[number];

const kindsOf: Readonly<Record<Kind, readonly Entry['kind'][] | null>> = {
  all: null,
  intents: ['intent'],
  commands: ['asked', 'answered', 'heard', 'stopped'],
  facts: ['derived', 'crashed'],
};

/** The places of the entries of that kind in whose label the text occurs; case does not count. */
export function filtered(
  entries: readonly Entry[],
  { kind, text }: { readonly kind: Kind; readonly text: string },
  nameOf: (k: number) => string,
): readonly number[] {
  const kinds = kindsOf[kind];
  const sought = text.trim().toLowerCase();
  return entries.flatMap((entry, index) => {
    if (kinds && !kinds.includes(entry.kind)) return [];
    return !sought || entryLabel(entry, nameOf).toLowerCase().includes(sought) ? [index] : [];
  });
}
