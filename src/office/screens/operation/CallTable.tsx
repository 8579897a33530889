import { HTMLTable } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Called } from '../../../contract/entities/operation';
import { OperationCard } from './OperationCard';

const pieces = ['within100', 'within300', 'within1000', 'longer'] as const;
const limits = { within100: 100, within300: 300, within1000: 1000 } as const;

const NUMBER = 'operation-number';
const columns = [
  ['operation.call', ''],
  ['operation.calls.count', NUMBER],
  ['operation.calls.refused', NUMBER],
  ['operation.calls.failed', NUMBER],
  ['operation.calls.p95', NUMBER],
  ['operation.calls.durations', ''],
] as const;

/** The calls by script: how often, what came of them, and how long they took. */
export function CallTable({ calls }: { readonly calls: readonly Called[] }) {
  const intl = useIntl();
  const milliseconds = (value: number) =>
    intl.formatNumber(value, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });
  return (
    <OperationCard title="operation.calls" className="operation-calls">
      <p className="operation-legend gr-muted" aria-hidden="true">
        {pieces.map((piece) => (
          <span key={piece}>
            <i data-piece={piece} />
            {piece === 'longer' ? (
              <FormattedMessage id="operation.longer" />
            ) : (
              <FormattedMessage id="operation.within" values={{ time: milliseconds(limits[piece]) }} />
            )}
          </span>
        ))}
      </p>
      <div
        className="operation-scroll"
        tabIndex={0}
        role="group"
        aria-label={intl.formatMessage({ id: 'operation.calls' })}
      >
        <HTMLTable compact>
          <thead>
            <tr>
              {columns.map(([id, className]) => (
                <th key={id} scope="col" className={className}>
                  <FormattedMessage id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={call.script}>
                <th scope="row">
                  <code>{call.script}</code>
                </th>
                <td className={NUMBER}>{intl.formatNumber(call.done + call.refused + call.failed)}</td>
                <td className={NUMBER}>{intl.formatNumber(call.refused)}</td>
                <td className={NUMBER} data-look={call.failed > 0 ? 'bad' : 'quiet'}>
                  {intl.formatNumber(call.failed)}
                </td>
                <td className={NUMBER}>{milliseconds(call.p95)}</td>
                <td>
                  <Durations call={call} />
                </td>
              </tr>
            ))}
          </tbody>
        </HTMLTable>
      </div>
    </OperationCard>
  );
}

function Durations({ call }: { readonly call: Called }) {
  const intl = useIntl();
  const all = pieces.reduce((sum, piece) => sum + call[piece], 0);
  const share = (piece: (typeof pieces)[number]) => (all === 0 ? 0 : call[piece] / all);
  const words = Object.fromEntries(
    pieces.map((piece) => [piece, intl.formatNumber(share(piece), { style: 'percent' })]),
  );
  return (
    <span
      className="operation-durations"
      role="img"
      aria-label={intl.formatMessage({ id: 'operation.calls.shares' }, words)}
    >
      {pieces.map(
        (piece) =>
          call[piece] > 0 && (
            <span key={piece} data-piece={piece} style={{ inlineSize: `${100 * share(piece)}%` }} />
          ),
      )}
    </span>
  );
}
