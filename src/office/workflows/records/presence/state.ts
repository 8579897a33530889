import type { Present, PresenceThing } from '../../../../contract/entities/presence';

/** A record that a window shows. */
export interface OpenThing {
  readonly thing: PresenceThing;
  readonly recordId: string;
}

/**
 * Who else has the record open that this window shows:
 *
 *   closed ──opened──▶ open ──closed──▶ closed
 *
 * While it is open, `entered` follows the keyboard in it, and `told`, `heard` and `gone` the others. Of records that lie
 * over each other the last one opened is the one that is shown; closing it leads back to the one below. A reload boots as
 * closed. `window` is what this window is called, from its first record on.
 */
export type PresenceState = { readonly window: string } & Seen;

type Seen =
  | { readonly status: 'closed' }
  | (OpenThing & {
      readonly status: 'open';
      /** The field that has the keyboard; empty for none. */
      readonly field: string;
      readonly others: readonly Present[];
      /** What lies below it, the next one last. */
      readonly below: readonly OpenThing[];
    });

export const isSame = (one: OpenThing, other: OpenThing): boolean =>
  one.thing === other.thing && one.recordId === other.recordId;
