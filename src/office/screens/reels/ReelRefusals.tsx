import { Button, Callout } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { reelChangeIntents, selectReelChanges } from '../../workflows/reelChanges';
import { refusalText } from '../shared/refusalText';

/** Changes that the server did not take, told beside the list, each to be tried again. */
export function ReelRefusals() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const changes = useSelector(selectReelChanges);
  if (changes.status !== 'refused') return null;
  const tryAgain = () =>
    changes.refusals.forEach(({ change }) => dispatch(reelChangeIntents.requested(change)));
  return (
    <Callout
      intent="danger"
      role="alert"
      className="gr-reels-refused"
      title={intl.formatMessage({ id: 'reels.refused.title' })}
    >
      <ul>
        {changes.refusals.map(({ change, refusal }, at) => (
          <li key={at}>
            {intl.formatMessage({ id: `reels.refused.${change.kind}` })} {refusalText(intl, refusal)}
          </li>
        ))}
      </ul>
      <Button size="small" text={intl.formatMessage({ id: 'action.tryAgain' })} onClick={tryAgain} />{' '}
      <Button
        size="small"
        variant="minimal"
        text={intl.formatMessage({ id: 'action.dismiss' })}
        onClick={() => dispatch(reelChangeIntents.dismissed())}
      />
    </Callout>
  );
}
