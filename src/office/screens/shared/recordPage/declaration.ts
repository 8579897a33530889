import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { RecordWorkflow, Values } from '../../../workflows/records/records';
import type { OpenThing } from '../../../workflows/records/presence';

export type TextId = FormatjsIntl.Message['ids'];

/** A kind of record as the page or dialog declares it in which one is written, once; `V` are its fields. */
export interface RecordFace<V extends Values = Values> {
  /** What others see of it that it is open here; left out, they do not. */
  readonly thing?: OpenThing['thing'];
  readonly workflow: RecordWorkflow<V>;
  /** True while something that was chosen for it is on its way, as a picture: it is not saved before. */
  readonly selectIsAwaited?: (state: never) => boolean;
  /** The contract's: how long a text may be. */
  readonly fields: { readonly [Name in keyof V]: { readonly max?: number } };
  /** What a field is called. */
  readonly labels: Readonly<Record<keyof V, TextId>>;
  readonly texts: RecordTexts;
}

interface RecordTexts {
  /** What became of it; one that comes to be elsewhere is never created here. */
  readonly created?: TextId;
  readonly saved: TextId;
  readonly refused: TextId;
  /** It was refused, as it or what it names is not there. */
  readonly gone: TextId;
  readonly missing: TextId;
  /** It holds what was not saved before; left out, the words for every record. */
  readonly restored?: TextId;
}

/** One that has a page of its own, on which it is created too. */
export interface RecordDeclaration<V extends Values = Values> extends RecordFace<V> {
  /** Tells, as a hook, which record the address names; null for one that is new. */
  readonly useAddressed: () => string | null;
  /** Stands where its fields would be: it still loads, could not be had, or is not there, as the children say. */
  readonly Awaited: ComponentType<{ readonly id: string | null; readonly children: ReactNode }>;
  /** Where the list is that it stands in. */
  readonly listPath: string;
  readonly icon: ReactElement;
  readonly texts: RecordTexts & {
    /** The title of the page, `look` for who may only look at it, and the way to the list. */
    readonly new: TextId;
    readonly edit: TextId;
    readonly look: TextId;
    readonly back: TextId;
    readonly created: TextId;
  };
}
