import { Button, Callout, Card, H2, type Intent, ProgressBar } from '@blueprintjs/core';
import { Pulse } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { FLUSH_TEST_LINES } from '../../../contract/flushTest';
import { flushTestIntents, selectFlushTest } from '../../workflows/office/flushTest';

const outcomes = {
  flows: ['profile.flush.flows', 'success'],
  held: ['profile.flush.held', 'warning'],
  failed: ['profile.flush.failed', 'danger'],
} as const satisfies Readonly<Record<string, readonly [string, Intent]>>;

/** Tries whether what the server says comes at once, or is held back by something in between. */
export function FlushTest() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const test = useSelector(selectFlushTest);
  useEffect(() => () => void dispatch(flushTestIntents.left()), [dispatch]);
  const isRunning = test.status === 'running';
  const outcome = test.status === 'over' ? test.verdict : test.status;
  const [text, intent] = outcome in outcomes ? outcomes[outcome as keyof typeof outcomes] : [];
  return (
    <Card className="profile-card" aria-labelledby="flush-test-title">
      <H2 id="flush-test-title">{formatMessage({ id: 'profile.flush.title' })}</H2>
      <p className="gr-muted">{formatMessage({ id: 'profile.flush.about' })}</p>
      <Button
        icon={<Pulse />}
        text={formatMessage({ id: 'profile.flush.start' })}
        disabled={isRunning}
        onClick={() => dispatch(flushTestIntents.started())}
      />
      <div role="status" className="profile-flush">
        {isRunning && (
          <ProgressBar
            value={test.lines.length / FLUSH_TEST_LINES}
            intent="primary"
            aria-label={formatMessage(
              { id: 'profile.flush.progress' },
              { count: test.lines.length, total: FLUSH_TEST_LINES },
            )}
          />
        )}
        {text && (
          <Callout compact intent={intent}>
            {formatMessage({ id: text })}
          </Callout>
        )}
      </div>
    </Card>
  );
}
