import { FormattedMessage, useIntl } from 'react-intl';
import type { Operation } from '../../../contract/scripts/operation';
import { ageText } from './ageText';
import { OperationCard } from './OperationCard';
import { workerName } from './workerName';

/** The process that answered: for how long it runs, who hears of it, and when its workers looked last. */
export function ServerCard({ told }: { readonly told: Operation }) {
  const intl = useIntl();
  const ago = (seconds: number) =>
    intl.formatMessage({ id: 'operation.worker.ago' }, { time: ageText(intl, seconds) });
  return (
    <OperationCard title="operation.server">
      <dl className="operation-facts">
        <div>
          <dt>
            <FormattedMessage id="operation.uptime" />
          </dt>
          <dd>{ageText(intl, told.uptime)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="operation.streams" />
          </dt>
          <dd>{intl.formatNumber(told.streams)}</dd>
        </div>
        {told.workers.map(({ worker, since }) => (
          <div key={worker}>
            <dt className="operation-worker">
              <FormattedMessage id="operation.worker.since" values={{ worker: workerName(intl, worker) }} />
            </dt>
            <dd>{ago(since)}</dd>
          </div>
        ))}
      </dl>
    </OperationCard>
  );
}
