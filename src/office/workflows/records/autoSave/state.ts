import type { Refusal } from '../../../../contract/refusal';
import type { Draft as Unsaved, Sending } from '../../../kernel/draft/draft';
import type { FormName } from './forms';

/** Which record of which form. */
export interface DraftKey {
  readonly form: FormName;
  readonly recordId: string;
}

export interface DraftCommon extends DraftKey, Unsaved {
  /** The fields with a check mark, each with the number of the save that it tells of. */
  readonly marks: Readonly<Record<string, number>>;
  /** How many saves succeeded. */
  readonly saves: number;
}

/**
 * The unsaved text of one record:
 *
 *   (record read) ──▶ resting ──changed──▶ waiting ──due──▶ saving ──saved──▶ resting, or waiting when more was typed
 *                        ▲                    ▲ │              │ ├─conflicted, invalid──▶ waiting (fields held back)
 *                        │                    │ └─(all held)   │ └─failed──▶ failed ──due──▶ saving
 *                        └──changed back──────┘                └─interrupted──▶ waiting
 *   (reload) ──▶ offered ──offerAccepted, changed──▶ waiting
 *   waiting, failed, offered ──reverted──▶ resting
 *
 * What is typed while saving changes `values` and is sent next. A reload boots every draft as offered.
 */
export type Draft =
  | (DraftCommon & { readonly status: 'resting' })
  | (DraftCommon & { readonly status: 'waiting' })
  | (DraftCommon & {
      readonly status: 'saving';
      readonly sending: Sending;
      /** Only these fields may be sent: auto-save is off. */
      readonly only?: readonly string[];
      /** From 1: how many times in a row it was tried. */
      readonly attempt: number;
      /** Why the try before failed. */
      readonly trouble: Refusal | null;
      /** A new save was refused because this one runs; it is made after it. */
      readonly again: boolean;
      readonly againOnly?: readonly string[];
    })
  | (DraftCommon & {
      readonly status: 'failed';
      readonly refusal: Refusal;
      readonly attempt: number;
      readonly only?: readonly string[];
    })
  | (DraftCommon & { readonly status: 'offered' });

export interface AutoSaveState {
  /** Auto-save is on; when off, a save is made when it is asked for. */
  readonly on: boolean;
  /** By `keyText`. */
  readonly drafts: Readonly<Record<string, Draft>>;
}

export const keyText = ({ form, recordId }: DraftKey) => `${form}:${recordId}`;
