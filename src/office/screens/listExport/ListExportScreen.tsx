import { Button, Card } from '@blueprintjs/core';
import { Export } from '@blueprintjs/icons';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import {
  exportedLists,
  type ExportedRows,
  listExport,
  selectExportable,
} from '../../workflows/tables/listExport';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { NotAllowed } from '../shared/NotAllowed';
import { useMayChange } from '../shared/useMay';
import { ExportNote } from './ExportNote';
import { RowsChoice } from './RowsChoice';
import './listExport.css';

type Root = Parameters<typeof selectExportable>[0];

const listPaths = { talents: '/app/table/talents/all', films: '/app/page/films' };

/** A list as a table for a spreadsheet: which of its rows, and where it is saved. */
export default function ListExportScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const mayChange = useMayChange();
  const [params] = useSearchParams();
  const of = exportedLists.find((list) => list === params.get('of')) ?? 'talents';
  const chosen = useSelector((state: Root) => selectExportable(state, of, 'chosen'));
  const found = useSelector((state: Root) => selectExportable(state, of, 'found'));
  const isWorking = useSelector(listExport.select).status === 'working';
  const [wanted, setWanted] = useState<ExportedRows>();
  const counts = { chosen, found };
  const rows = wanted ?? (chosen > 0 ? 'chosen' : found > 0 ? 'found' : 'all');

  function submit(event: FormEvent): void {
    event.preventDefault();
    dispatch(listExport.intents.requested({ of, rows }));
  }

  if (!mayChange) return <NotAllowed text="staff.notForReaders" />;
  return (
    <div className="gr-screen list-export">
      <header className="gr-screen-head">
        <ScreenTitle>{formatMessage({ id: `export.title.${of}` })}</ScreenTitle>
        <Link to={listPaths[of]}>
          <FormattedMessage id={`export.back.${of}`} />
        </Link>
      </header>
      <ExportNote />
      <Card>
        <form onSubmit={submit}>
          <RowsChoice of={of} counts={counts} rows={rows} onChoose={setWanted} />
          <p className="list-export-hint">
            <FormattedMessage id={`export.holds.${of}`} />
          </p>
          <Button
            type="submit"
            intent="primary"
            icon={<Export />}
            loading={isWorking}
            text={formatMessage({ id: 'export.save' })}
          />
        </form>
      </Card>
    </div>
  );
}
