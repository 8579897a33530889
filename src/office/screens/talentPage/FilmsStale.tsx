import { Button, Callout } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { reloadPage } from '../../workflows/talentPage';
import { refusalText } from '../shared/refusalText';

/** Says that films and reels could not be loaded anew: what is shown may be out of date. */
export function FilmsStale({ talentId, refusal }: { readonly talentId: string; readonly refusal: Refusal }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Callout intent="warning" compact role="alert" className="films-stale">
      {intl.formatMessage({ id: 'talentPage.stale' }, { reason: refusalText(intl, refusal) })}
      <Button
        size="small"
        variant="outlined"
        icon={<Refresh />}
        onClick={() => reloadPage(talentId).forEach(dispatch)}
      >
        {intl.formatMessage({ id: 'talentPage.tryAgain' })}
      </Button>
    </Callout>
  );
}
