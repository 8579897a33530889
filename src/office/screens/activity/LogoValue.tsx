import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { logoAddress } from '../../../contract/rules/logo';
import { selectClient } from '../../entities/session';

/** A logo that the agency had, as it looked. */
export function LogoValue({ logo }: { readonly logo: string }) {
  const { formatMessage } = useIntl();
  const abbreviation = useSelector(selectClient);
  return (
    <img
      className="activity-logo"
      src={logoAddress('', abbreviation, logo)}
      alt={formatMessage({ id: 'activity.field.logoUrl' })}
    />
  );
}
