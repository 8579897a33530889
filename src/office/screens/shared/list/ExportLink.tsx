import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ForStaff } from '../ForStaff';

/** The way from a list to a table of it. */
export const ExportLink = ({ of }: { readonly of: 'talents' | 'films' }) => (
  <ForStaff>
    <Link to={`/app/page/export?of=${of}`}>
      <FormattedMessage id="list.export" />
    </Link>
  </ForStaff>
);
