import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { QueueState } from '../../../contract/entities/operation';
import { ageText } from './ageText';
import { OperationCard } from './OperationCard';

/** The states of each queue in the order in which a thing goes through them, what they are called, and how they look. */
const states = {
  mail: {
    waiting: ['outbox.status.waiting', 'busy'],
    sending: ['outbox.status.sending', 'busy'],
    uncertain: ['outbox.status.uncertain', 'doubtful'],
    failed: ['outbox.status.failed', 'bad'],
    storedLocally: ['outbox.status.storedLocally', 'quiet'],
    sent: ['outbox.status.sent', 'quiet'],
  },
  encoding: {
    waiting: ['operation.encoding.waiting', 'busy'],
    running: ['operation.encoding.running', 'busy'],
    failed: ['operation.encoding.failed', 'bad'],
    done: ['operation.encoding.done', 'quiet'],
  },
} as const;

const paths = { mail: '/app/page/outbox', encoding: '/app/page/checkfilms' } as const;

interface QueueCardProps {
  readonly queue: 'mail' | 'encoding';
  readonly rows: readonly QueueState[];
}

/** How many mails or encodings are in each state, with the age of the oldest that is not at its end. */
export function QueueCard({ queue, rows }: QueueCardProps) {
  const intl = useIntl();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <OperationCard title={`operation.${queue}`}>
      {rows.length === 0 ? (
        <p className="gr-muted">
          <FormattedMessage id={`operation.${queue}.none`} />
        </p>
      ) : (
        <dl className="operation-states">
          {Object.entries(states[queue]).map(([state, [name, look]]) => {
            const { count = 0, oldest = 0 } = rows.find((row) => row.state === state) ?? {};
            return (
              <div key={state} className="operation-state" data-look={count > 0 ? look : 'quiet'}>
                <dt>
                  <FormattedMessage id={name} />
                </dt>
                <dd>
                  <span className="operation-count">{intl.formatNumber(count)}</span>
                  {count > 0 && look !== 'quiet' && (
                    <span className="gr-muted">
                      <FormattedMessage id="operation.oldest" values={{ time: ageText(intl, oldest) }} />
                    </span>
                  )}
                </dd>
                <span className="operation-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${(100 * count) / most}%` }} />
                </span>
              </div>
            );
          })}
        </dl>
      )}
      <Link to={paths[queue]}>
        <FormattedMessage id={`operation.${queue}.open`} />
      </Link>
    </OperationCard>
  );
}
