import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMay } from './useMay';

/** As the script allows that tells it. */
const history = { allow: 'administrator' } as const;

/** The way to what was done with a thing, for administrators. */
export function HistoryLink({ subject }: { readonly subject: string }) {
  const mayRead = useMay(history);
  if (!mayRead) return null;
  return (
    <Link to={`/app/page/activity?${new URLSearchParams({ subject })}`}>
      <FormattedMessage id="activity.history" />
    </Link>
  );
}
