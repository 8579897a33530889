import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { personExport } from '../../workflows/persons/personExport';
import { Told } from '../../ui/Told';
import { ClosableNote } from '../shared/ClosableNote';
import { NotExported } from '../shared/NotExported';

/** What came of an export: where the archive is, should the browser have held it back, or why there is none. */
export function ArchiveNote() {
  const dispatch = useDispatch();
  const state = useSelector(personExport.select);
  const onClose = () => dispatch(personExport.intents.closed());
  if (state.status === 'refused') return <NotExported refusal={state.refusal} onClose={onClose} />;
  return (
    <Told>
      {state.status === 'saved' && (
        <ClosableNote intent="success" onClose={onClose}>
          <FormattedMessage id={state.hasSecrets ? 'personData.readyWithSecrets' : 'personData.ready'} />{' '}
          <a href={state.archive} download>
            <FormattedMessage id="personData.download" />
          </a>
        </ClosableNote>
      )}
    </Told>
  );
}
