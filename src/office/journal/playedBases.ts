import type { Bases, Start } from './base';
import { parseRecording } from './parse';
import type { OfficeFactory } from './officeFactory';
import { replay } from './replay';

/**
 * Bases that are read by name. A base is a log itself, of what led there: this build plays it, so that no base has to be
 * made anew when the state takes another shape. Each is played once.
 */
export function playedBases(read: (name: string) => string, createOffice: OfficeFactory): Bases {
  const known = new Map<string, Start>();
  return (name) => {
    const start = known.get(name) ?? endOf(read(name), createOffice);
    known.set(name, start);
    return start;
  };
}

function endOf(text: string, createOffice: OfficeFactory): Start {
  const { player, divergence } = replay(parseRecording(text), createOffice);
  if (divergence) throw new Error(`the base does not replay: ${divergence.reason}`);
  return { state: player.state(), open: player.pending() };
}
