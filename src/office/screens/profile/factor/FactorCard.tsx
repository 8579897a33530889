import { Button, Callout, Card, H2 } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ownFactor, selectOwnFactor } from '../../../entities/ownFactor';
import { type FactorTask, secondFactorIntents } from '../../../workflows/account/secondFactor';
import { ListFailed } from '../../shared/list/ListFailed';

/** Whether the person signs in with a second factor, and what can be done with it. */
export function FactorCard({ isNeeded }: { readonly isNeeded: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const asked = useSelector(selectOwnFactor);
  const factor = asked.data;
  const button = (task: FactorTask, intent: 'primary' | 'danger' | 'none' = 'none') => (
    <Button
      intent={intent}
      text={formatMessage({ id: `factor.${task}` })}
      onClick={() => dispatch(secondFactorIntents.opened(task))}
    />
  );
  return (
    <Card className="profile-card">
      <H2>
        <FormattedMessage id="factor.title" />
      </H2>
      {isNeeded && (
        <Callout intent="warning" role="alert" compact className="factor-needed">
          <FormattedMessage id="factor.needed" />
        </Callout>
      )}
      {asked.status === 'failed' && (
        <ListFailed refusal={asked.refusal} onTryAgain={() => dispatch(ownFactor.reload())} />
      )}
      {factor && (
        <>
          <p className="gr-muted">
            {factor.isOn ? (
              <FormattedMessage id="factor.isOn" values={{ codes: factor.codesLeft }} />
            ) : (
              <FormattedMessage id="factor.isOff" />
            )}
          </p>
          <div className="factor-actions">
            {factor.isOn ? (
              <>
                {button('renew')}
                {!factor.isRequired && button('end', 'danger')}
              </>
            ) : (
              button('start', 'primary')
            )}
          </div>
        </>
      )}
    </Card>
  );
}
