import { Spinner } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectTalentImport } from '../../workflows/talents/talentImport';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { NotAllowed } from '../shared/NotAllowed';
import { useMayChange } from '../shared/useMay';
import { ChooseTable } from './ChooseTable';
import { MadeImport } from './MadeImport';
import { TableView } from './TableView';
import './talentImport.css';

/** A table of talents comes in: it is chosen, looked at, imported, and taken back if need be. */
export default function TalentImportScreen() {
  const { formatMessage } = useIntl();
  const state = useSelector(selectTalentImport);
  const mayChange = useMayChange();
  if (!mayChange) return <NotAllowed text="staff.notForReaders" />;

  function step() {
    if (state.status === 'choosing' || state.status === 'undone') return <ChooseTable state={state} />;
    if (state.status === 'made' || state.status === 'undoing') return <MadeImport state={state} />;
    if (state.table === null) return <Spinner aria-label={formatMessage({ id: 'import.checking' })} />;
    return <TableView state={state} table={state.table} />;
  }

  return (
    <div className="gr-screen talent-import">
      <header className="gr-screen-head">
        <ScreenTitle>{formatMessage({ id: 'import.title' })}</ScreenTitle>
        <Link to="/app/table/talents/all">
          <FormattedMessage id="import.back" />
        </Link>
      </header>
      {step()}
    </div>
  );
}
