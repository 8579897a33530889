import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { listExport } from '../../workflows/tables/listExport';
import { ClosableNote } from '../shared/ClosableNote';
import { refusalText } from '../shared/refusalText';

/** What came of an export. */
export function ExportNote() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(listExport.select);
  const onClose = () => dispatch(listExport.intents.closed());
  if (state.status === 'refused')
    return (
      <ClosableNote intent="danger" onClose={onClose}>
        {intl.formatMessage({ id: 'activity.notExported' }, { reason: refusalText(intl, state.refusal) })}
      </ClosableNote>
    );
  if (state.status !== 'saved') return null;
  return (
    <ClosableNote intent="success" onClose={onClose}>
      {intl.formatMessage({ id: 'activity.exported' }, { name: state.name })}
    </ClosableNote>
  );
}
