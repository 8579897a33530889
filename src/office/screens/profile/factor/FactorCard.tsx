import { Button, Callout, Card, H2 } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ownFactor, selectOwnFactor } from '../../../entities/ownFactor';
import { passkeys, selectPasskeys } from '../../../entities/passkeys';
import { type FactorTask, secondFactorIntents } from '../../../workflows/account/secondFactor';
import { ListFailed } from '../../shared/list/ListFailed';
import { PasskeyList } from './PasskeyList';
import { Loading } from '../../shared/Loading';

/** Whether the person signs in with a second factor, and what can be done with it. */
export function FactorCard({ isNeeded }: { readonly isNeeded: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const asked = useSelector(selectOwnFactor);
  const askedKeys = useSelector(selectPasskeys);
  const factor = asked.data;
  const keys = askedKeys.data ?? [];
  const button = (task: FactorTask, intent: 'primary' | 'danger' | 'none' = 'none') => (
    <Button
      intent={intent}
      text={formatMessage({ id: `factor.${task}` })}
      onClick={() => dispatch(secondFactorIntents.opened(task))}
    />
  );
  const failed = [asked, askedKeys].find(({ status }) => status === 'failed');
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
      {failed?.status === 'failed' && (
        <ListFailed
          refusal={failed.refusal}
          onTryAgain={() => {
            dispatch(ownFactor.reload());
            dispatch(passkeys.reload());
          }}
        />
      )}
      {!factor && !failed && <Loading size={20} />}
      {factor && (
        <>
          <p className="gr-muted">
            {factor.isOn ? (
              <FormattedMessage id="factor.isOn" values={{ codes: factor.codesLeft }} />
            ) : (
              <FormattedMessage id="factor.isOff" />
            )}
          </p>
          <PasskeyList
            rows={keys}
            canRemove={!factor.isRequired || factor.hasApp || keys.length > 1}
            isAvailable={factor.passkeysAt !== ''}
          />
          <div className="factor-actions">
            {!factor.hasApp && button('start', factor.isOn ? 'none' : 'primary')}
            {factor.passkeysAt !== '' && button('addPasskey')}
            {factor.isOn && button('renew')}
            {factor.hasApp && (!factor.isRequired || keys.length > 0) && button('end', 'danger')}
          </div>
        </>
      )}
    </Card>
  );
}
