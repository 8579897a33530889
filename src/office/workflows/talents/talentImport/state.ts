import type { Separator, TableEncoding } from '../../../../contract/entities/talentImport';
import type { Refusal } from '../../../../contract/refusal';
import type { TalentTable } from '../../../../contract/scripts/talentImport';
import type { KeptFile } from '../../../kernel/world';

/** How the person says that the table is to be read; what is absent is recognised. */
export interface TableChoices {
  readonly encoding?: TableEncoding;
  readonly separator?: Separator;
  readonly columns?: readonly string[] | undefined;
  readonly categoryId?: string | undefined;
  readonly withDoubles?: boolean;
}

/** The table that was chosen, and how it is to be read. */
interface Chosen {
  readonly file: KeptFile;
  readonly choices: TableChoices;
}

/** What came of an import; `csv` are the rows that were left out, empty for none. */
export interface Imported {
  readonly importId: string;
  readonly imported: number;
  readonly left: number;
  readonly csv: string;
}

/**
 *   choosing, ready, made, undone ──fileChosen──▶ checking ──checked──▶ ready ──submitted──▶ importing
 *                                                  ▲ │ notChecked         │ ▲ notMade         │
 *                              choicesChanged ─────┘ ▼                    │ └────────────────┤
 *                                           choosing, ready ◀─────────────┘                  ▼ made
 *   made ──undoRequested──▶ undoing ──undone──▶ undone                                      made
 *                             │ notUndone ──▶ made
 *   all but importing and undoing ──closed──▶ choosing
 *
 * An import whose answer did not come is tried again as the same request. A reload boots as choosing.
 */
export type TalentImportState =
  | { readonly status: 'choosing'; readonly refusal?: Refusal }
  | (Chosen & { readonly status: 'checking'; readonly table: TalentTable | null })
  | (Chosen & {
      readonly status: 'ready';
      readonly table: TalentTable;
      readonly refusal?: Refusal;
      /** It was the import that was refused, not another reading. */
      readonly isOfImport?: true;
      /** Of an import that is in doubt. */
      readonly requestId?: string;
    })
  | (Chosen & {
      readonly status: 'importing';
      readonly table: TalentTable;
      readonly requestId: string | null;
    })
  | (Imported & { readonly status: 'made'; readonly refusal?: Refusal })
  | (Imported & { readonly status: 'undoing' })
  | { readonly status: 'undone'; readonly removed: number };
