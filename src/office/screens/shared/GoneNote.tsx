import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Note } from '../../ui/Note';
import { useMayChange } from './useMay';

/** Stands where a reel or film was open that somebody deleted meanwhile, and leads to where it can be put back. */
export function GoneNote({ title }: { readonly title: string }) {
  const { formatMessage } = useIntl();
  const mayChange = useMayChange();
  return (
    <Note
      intent="warning"
      role="alert"
      className="gr-dialog-note"
      title={formatMessage({ id: 'gone.title' }, { title })}
    >
      <p>{formatMessage({ id: 'gone.text' }, { mayChange })}</p>
      <Link to="/app/page/trash">{formatMessage({ id: 'gone.toTrash' })}</Link>
    </Note>
  );
}
