import { FormattedMessage } from 'react-intl';
import { colourPattern } from '../../../contract/rules/colour';
import { ContrastNote } from '../shared/ContrastNote';
import { Agency } from './agencyForm';

/** Both colours as they are written, on each other; nothing while one is none. */
export function ColourSample() {
  const color = Agency.useField('newsletterTextColor').value;
  const background = Agency.useField('newsletterBackColor').value;
  if (!colourPattern.test(color) || !colourPattern.test(background)) return null;
  return (
    <>
      {/* A picture of colours, which people choose: what stands in it is said by the fields above. */}
      <p className="settings-sample" style={{ color, background }} aria-hidden="true">
        <FormattedMessage id="settings.sample" />
      </p>
      <ContrastNote text={color} ground={background} />
    </>
  );
}
