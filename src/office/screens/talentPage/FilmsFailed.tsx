import { Button, NonIdealState } from '@blueprintjs/core';
import { ErrorIcon, Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Refusal } from '../../../contract/refusal';
import { reloadPage } from '../../workflows/talentPage';
import { refusalText } from '../shared/refusalText';

/** Stands where films would be when they could not be loaded, with the reason and a way to try again. */
export function FilmsFailed({ talentId, refusal }: { readonly talentId: string; readonly refusal: Refusal }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <div role="alert">
      <NonIdealState
        icon={<ErrorIcon />}
        title={intl.formatMessage({ id: 'talentPage.failed' })}
        description={refusalText(intl, refusal)}
        action={
          <Button icon={<Refresh />} onClick={() => reloadPage(talentId).forEach(dispatch)}>
            {intl.formatMessage({ id: 'talentPage.tryAgain' })}
          </Button>
        }
      />
    </div>
  );
}
