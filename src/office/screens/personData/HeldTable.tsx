import { HTMLTable } from '@blueprintjs/core';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { heldFates, type Held } from '../../../contract/entities/personData';

/** What is held, how much of it, and what becomes of it with a removal. */
export function HeldTable({ held }: { readonly held: readonly Held[] }) {
  if (held.length === 0)
    return (
      <p>
        <FormattedMessage id="personData.nothing" />
      </p>
    );
  return (
    <HTMLTable compact className="person-data-held">
      <thead>
        <tr>
          {(['what', 'count', 'fate'] as const).map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`personData.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {held.map(({ what, count }) => (
          <tr key={what}>
            <th scope="row">
              <FormattedMessage id={`personData.held.${what}`} />
            </th>
            <td>
              <FormattedNumber value={count} />
            </td>
            <td>
              <FormattedMessage id={`personData.fate.${heldFates[what]}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </HTMLTable>
  );
}
