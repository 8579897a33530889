import { Button, Callout } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { talents } from '../../entities/talents';
import { selectLoad } from '../../workflows/loading';
import { refusalText } from '../shared/refusalText';

/** Says that the list could not be loaded anew: what is shown may be out of date. */
export function ReloadNote() {
  const list = useSelector((state: Parameters<typeof selectLoad>[0]) => selectLoad(state, 'talents'));
  const dispatch = useDispatch();
  const intl = useIntl();
  if (list.status !== 'failed' || list.data === null) return null;
  return (
    <Callout intent="warning" className="talents-note" compact role="alert">
      <FormattedMessage id="talents.stale" values={{ reason: refusalText(intl, list.refusal) }} />
      <Button size="small" variant="outlined" icon={<Refresh />} onClick={() => dispatch(talents.reload())}>
        <FormattedMessage id="talents.reload" />
      </Button>
    </Callout>
  );
}
