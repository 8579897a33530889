import type { UnknownAction } from '@reduxjs/toolkit';
import { commandName } from './commandName';
import type { CommandText, Recording } from './entry';
import { idsIn, type Offer, offersOf } from './offers';
import type { OfficeFactory } from './officeFactory';

/** What a schedule may borrow from other recordings: what persons did there, and what the world told them. */
export interface Loans {
  /** What somebody did elsewhere and could do now. */
  readonly offers: readonly Offer[];
  /** What the world told a command of this kind elsewhere. */
  told(command: CommandText): readonly unknown[];
}

const nameOf = ({ port, op, input }: CommandText) =>
  port === 'http' ? commandName({ port, op, input }) : `${port}.${op}`;

/** What all these recordings have to lend. */
export function loansOf(recordings: readonly Recording[], createOffice: OfficeFactory): Loans {
  const offers = new Map<string, Offer>();
  const told = new Map<string, Map<string, unknown>>();
  for (const recording of recordings) {
    const { entries, header } = recording;
    for (const offer of offersOf(recording, createOffice)) {
      const ids = idsIn((offer.action as UnknownAction)['payload']);
      offers.set(JSON.stringify([offer.action, offer.scene]), { ...offer, ids });
    }
    const names = new Map((header.restarted?.open ?? []).map((open) => [open.k, nameOf(open)]));
    for (const entry of entries) {
      if (entry.kind === 'asked') names.set(entry.k, nameOf(entry));
      if (entry.kind !== 'answered' && entry.kind !== 'heard') continue;
      const name = names.get(entry.k) ?? '';
      told.set(
        name,
        (told.get(name) ?? new Map<string, unknown>()).set(JSON.stringify(entry.value), entry.value),
      );
    }
  }
  const values = new Map([...told].map(([name, byText]) => [name, [...byText.values()]]));
  return { offers: [...offers.values()], told: (command) => values.get(nameOf(command)) ?? [] };
}
