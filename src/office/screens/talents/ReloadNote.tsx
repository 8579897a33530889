import { Button, Callout } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectTalentList, talentListIntents } from '../../workflows/talents';
import { refusalText } from '../shared/refusalText';

/** Says that the list could not be loaded anew: what is shown may be out of date. */
export function ReloadNote() {
  const list = useSelector(selectTalentList);
  const dispatch = useDispatch();
  const intl = useIntl();
  if (list.status !== 'stale') return null;
  return (
    <Callout intent="warning" className="talents-note" compact role="alert">
      <FormattedMessage id="talents.stale" values={{ reason: refusalText(intl, list.refusal) }} />
      <Button
        size="small"
        variant="outlined"
        icon={<Refresh />}
        onClick={() => dispatch(talentListIntents.reloadRequested())}
      >
        <FormattedMessage id="talents.reload" />
      </Button>
    </Callout>
  );
}
