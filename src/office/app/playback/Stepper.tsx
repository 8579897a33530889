import { Button, Switch } from '@blueprintjs/core';
import { Play } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commandName, type SteppingWorld } from '../../journal';
import { shortText } from './jsonText';

/** The stepping mode: its switch, and each command that waits, with its release. */
export function Stepper({ stepping }: { readonly stepping: SteppingWorld }) {
  const { formatMessage } = useIntl();
  const { isStepping, waiting } = useStepping(stepping);
  return (
    <section className="playback-stepper" aria-label={formatMessage({ id: 'live.stepping' })}>
      <div className="playback-stepper-head">
        <Switch
          checked={isStepping}
          label={formatMessage({ id: 'live.stepping' })}
          onChange={({ currentTarget: { checked } }) => stepping.setStepping(checked)}
        />
        <Button
          size="small"
          intent="primary"
          icon={<Play />}
          text={formatMessage({ id: 'live.step' })}
          disabled={waiting.length === 0}
          onClick={() => waiting[0] && stepping.release(waiting[0].k)}
        />
        <Button
          size="small"
          text={formatMessage({ id: 'live.releaseAll' })}
          disabled={waiting.length === 0}
          onClick={() => stepping.releaseAll()}
        />
      </div>
      <p className="playback-quiet" role="status">
        <FormattedMessage id={isStepping ? 'live.waiting' : 'live.off'} values={{ count: waiting.length }} />
      </p>
      <ul className="playback-waiting">
        {waiting.map(({ k, command }) => (
          <li key={k}>
            <code className="playback-waiting-name">→ {commandName(command)}</code>
            <code className="playback-waiting-input">{shortText(command.input)}</code>
            <Button size="small" onClick={() => stepping.release(k)}>
              <FormattedMessage id="live.release" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useStepping(stepping: SteppingWorld) {
  const read = () => ({ isStepping: stepping.isStepping, waiting: stepping.waiting() });
  const [now, setNow] = useState(read);
  useEffect(
    () => stepping.subscribe(() => setNow({ isStepping: stepping.isStepping, waiting: stepping.waiting() })),
    [stepping],
  );
  return now;
}
