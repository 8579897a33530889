import type { Track } from './track';
import type { Told } from './useTold';

export const KINDS = ['all', 'intents', 'commands', 'facts'] as const;
export type Kind = (typeof KINDS)[number];

/** What a page tells by itself is a fact to whoever looks for what the person did. */
function kindOf({ entries, deeds }: Track): (index: number) => Kind | undefined {
  const isDeed = new Set(deeds);
  return (index) => {
    switch (entries[index]?.kind) {
      case 'intent':
        return isDeed.has(index) ? 'intents' : 'facts';
      case 'derived':
      case 'crashed':
        return 'facts';
      case 'state':
      case undefined:
        return undefined;
      default:
        return 'commands';
    }
  };
}

/** The places of the entries of that kind in whose name or words the text occurs; case does not count. */
export function filtered(
  track: Track,
  { kind, text }: { readonly kind: Kind; readonly text: string },
  told: Told,
): readonly number[] {
  const of = kindOf(track);
  const sought = text.trim().toLowerCase();
  const holds = (index: number) => `${told.name(index)}\n${told.text(index)}`.toLowerCase().includes(sought);
  return track.entries.flatMap((_entry, index) =>
    (kind === 'all' || of(index) === kind) && (!sought || holds(index)) ? [index] : [],
  );
}
