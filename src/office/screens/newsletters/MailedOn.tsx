import { useIntl } from 'react-intl';
import type { Newsletter } from '../../../contract/entities/newsletter';
import './newsletters.css';

/** The day on which a newsletter was last sent; a phone, which shows no columns, says beside it what that day is. */
export function MailedOn({ newsletter: { mailedOn } }: { readonly newsletter: Newsletter }) {
  const { formatMessage } = useIntl();
  if (!mailedOn) return null;
  return (
    <span
      className="list-quiet letter-mailed"
      data-header={formatMessage({ id: 'newsletters.column.mailed' })}
    >
      {mailedOn}
    </span>
  );
}
