import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSignOnName } from '../../entities/configuration';
import { selectSignOn, signOnIntents } from '../../workflows/account/signOn';
import { refusalText } from '../shared/refusalText';
import { goesOnTo, textIn } from '../signIn/wanted';

/** The button that leads to the provider, and why the last time came to nothing. */
export function SignOnWay() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectSignOn);
  const name = useSelector(selectSignOnName);
  const location = useLocation();
  const wantedPath = goesOnTo(textIn(location.state, 'from'));
  const isOnItsWay = state.status === 'asking' || state.status === 'leaving';
  return (
    <div className="sign-on">
      {(state.status === 'refused' || state.status === 'turnedAway') && (
        <Callout intent="warning" compact role="alert">
          {state.status === 'refused' ? (
            refusalText(intl, state.refusal)
          ) : (
            <FormattedMessage id={`signOn.why.${state.why}`} values={{ name }} />
          )}
        </Callout>
      )}
      <Button
        size="large"
        fill
        loading={state.status === 'asking'}
        onClick={() => void dispatch(signOnIntents.asked({ wantedPath }))}
      >
        <FormattedMessage id={isOnItsWay ? 'signOn.going' : 'signOn.with'} values={{ name }} />
      </Button>
      <p className="sign-on-or gr-muted">
        <FormattedMessage id="signOn.or" />
      </p>
    </div>
  );
}
