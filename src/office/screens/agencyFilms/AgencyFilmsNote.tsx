import { Button, Callout } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectAgencyFilms } from '../../entities/films';
import { retryList, selectLoad } from '../../workflows/loading';
import { refusalText } from '../shared/refusalText';

/** Says that the films could not be loaded anew: those before are still shown. */
export function AgencyFilmsNote() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const load = useSelector((state: Parameters<typeof selectLoad>[0]) => selectLoad(state, 'films'));
  const hasFilms = useSelector(selectAgencyFilms).length > 0;
  if (load.status !== 'failed' || !hasFilms) return null;
  return (
    <Callout intent="warning" compact role="alert" className="agency-films-note">
      {intl.formatMessage({ id: 'agencyFilms.stale' }, { reason: refusalText(intl, load.refusal) })}
      <Button size="small" variant="outlined" icon={<Refresh />} onClick={() => dispatch(retryList('films'))}>
        {intl.formatMessage({ id: 'talentPage.tryAgain' })}
      </Button>
    </Callout>
  );
}
