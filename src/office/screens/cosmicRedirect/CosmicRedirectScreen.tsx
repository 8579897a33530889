import { Button, H1 } from '@blueprintjs/core';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import { selectAddresses } from '../../entities/addresses';
import { selectAgency } from '../../entities/session';
import { selectIsSpecialClient } from '../../entities/specialClient';
import { cinemaIntents } from '../../workflows/office/cinema';
import { Brand } from '../../ui/Brand';
import { AgencyPicture } from './AgencyPicture';
import './cosmicRedirect.css';

/** The choice page of the special client: the classic interface, or the cinema site in a new tab (spec section 1). */
export default function CosmicRedirectScreen() {
  const agency = useSelector(selectAgency);
  const { cinemaSite } = useSelector(selectAddresses);
  const isSpecial = useSelector(selectIsSpecialClient);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  if (!isSpecial || !agency) return <Navigate to="/app/dashboard" replace />;
  return (
    <main className="cosmic">
      <Brand />
      <AgencyPicture src={agency.logoUrl} />
      <H1 className="cosmic-title">
        <FormattedMessage id="cosmic.title" />
      </H1>
      <div className="cosmic-choices">
        <Button size="large" className="cosmic-choice" onClick={() => void navigate('/app/dashboard')}>
          <strong>
            <FormattedMessage id="cosmic.classic" />
          </strong>
          <span className="gr-muted">
            <FormattedMessage id="cosmic.classicText" />
          </span>
        </Button>
        <Button
          size="large"
          className="cosmic-choice"
          disabled={cinemaSite === ''}
          onClick={() => dispatch(cinemaIntents.chosen())}
        >
          <strong>
            <FormattedMessage id="cosmic.cinema" />
          </strong>
          <span className="gr-muted">
            <FormattedMessage id={cinemaSite === '' ? 'cosmic.cinemaNotSet' : 'cosmic.cinemaText'} />
          </span>
        </Button>
      </div>
    </main>
  );
}
