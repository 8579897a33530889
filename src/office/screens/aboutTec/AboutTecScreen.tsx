import { FormattedMessage, useIntl } from 'react-intl';
import type { Subject } from '../../entities/longTexts';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { LongTextPanel } from '../biography/LongTextPanel';
import { useMayChange } from '../shared/useMay';

const subject: Subject = { kind: 'about' };

/** The agency's own text about itself, in the same editor as the biographies (spec section 2, "Rich-text editor page"). */
export default function AboutTecScreen() {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  return (
    <div className="gr-screen long-text">
      <ScreenTitle>{formatMessage({ id: 'aboutTec.title' })}</ScreenTitle>
      <p className="gr-muted">
        <FormattedMessage id="aboutTec.hint" values={{ mayChange }} />
      </p>
      <LongTextPanel
        subject={subject}
        label={formatMessage({ id: 'aboutTec.title' })}
        placeholder={formatMessage({ id: 'aboutTec.placeholder' })}
      />
    </div>
  );
}
