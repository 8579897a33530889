import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { listExport } from '../../workflows/tables/listExport';
import { Told } from '../../ui/Told';
import { ClosableNote } from '../shared/ClosableNote';
import { NotExported } from '../shared/NotExported';

/** What came of an export. */
export function ExportNote() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(listExport.select);
  const onClose = () => dispatch(listExport.intents.closed());
  if (state.status === 'refused') return <NotExported refusal={state.refusal} onClose={onClose} />;
  return (
    <Told>
      {state.status === 'saved' && (
        <ClosableNote intent="success" onClose={onClose}>
          {formatMessage({ id: 'export.saved' }, { name: state.name })}
        </ClosableNote>
      )}
    </Told>
  );
}
