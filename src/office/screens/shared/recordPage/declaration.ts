import type { ReactElement } from 'react';
import type { ListName } from '../../../workflows/loading';
import type { RecordWorkflow, Values } from '../../../workflows/records';

export type TextId = FormatjsIntl.Message['ids'];

/** A kind of record as the page declares it on which one is created or edited, once; `V` are its fields. */
export interface RecordDeclaration<V extends Values = Values> {
  readonly workflow: RecordWorkflow<V>;
  /** The contract's: how long a text may be. */
  readonly fields: { readonly [Name in keyof V]: { readonly max?: number } };
  /** What a field is called. */
  readonly labels: Readonly<Record<keyof V, TextId>>;
  /** The list that it stands in, and where that is. */
  readonly list: ListName;
  readonly listPath: string;
  readonly icon: ReactElement;
  readonly texts: {
    /** The title of the page, and the way to the list. */
    readonly new: TextId;
    readonly edit: TextId;
    readonly back: TextId;
    /** What became of it. */
    readonly created: TextId;
    readonly saved: TextId;
    readonly refused: TextId;
    /** It was refused, as it or what it names is not there. */
    readonly gone: TextId;
    readonly missing: TextId;
  };
}
