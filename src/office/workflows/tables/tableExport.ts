import type { SagaGenerator } from 'typed-redux-saga';
import type { Answer } from '../../../contract/refusal';
import { saveTable } from '../../kernel/commands';
import { exporting } from '../../kernel/exporting';
import { perform } from '../../kernel/perform';

interface Table {
  readonly csv: string;
  /** False where there was more than a table holds. */
  readonly isAll?: boolean | undefined;
}

interface TableExportOptions<N extends string, Asked> {
  readonly name: N;
  readonly ask: (asked: Asked) => SagaGenerator<Answer<Table>>;
  /** What the file is called. */
  readonly fileName: (asked: Asked) => string;
}

/** A table that the server writes and this computer keeps as a CSV file. */
export const tableExport = <N extends string, Asked>({ name, ask, fileName }: TableExportOptions<N, Asked>) =>
  exporting({
    name,
    ask,
    *keep(asked: Asked, { csv, isAll = true }: Table) {
      const file = fileName(asked);
      yield* perform(saveTable(file, csv));
      return { name: file, isAll };
    },
  });
