import { Button, NonIdealState } from '@blueprintjs/core';
import { Refresh, Trash } from '@blueprintjs/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { selectMay } from '../../entities/session';
import { selectTrashedQuery, trashed } from '../../entities/trash';
import { trashIntents } from '../../workflows/trash';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { EmptyTrashAlert } from './EmptyTrashAlert';
import { EmptiedNote, TrashFailed } from './TrashNotes';
import { TrashRow } from './TrashRow';
import './trash.css';

const SHOWN_AT_FIRST = 100;

/** What was deleted, by whom and when, newest first: each to be restored, all to be removed by who may. */
export default function TrashScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const list = useSelector(selectTrashedQuery);
  const things = useSelector(trashed.selectAll);
  const mayEmpty = useSelector((state: Parameters<typeof selectMay>[0]) => selectMay(state, 'trash.empty'));
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const [newest] = things;
  const isLoading = list.status === 'loading' || list.status === 'refreshing';
  return (
    <article className="gr-screen trash" aria-labelledby="trash-title">
      <header className="gr-screen-head">
        <ScreenTitle id="trash-title">{formatMessage({ id: 'trash.title' })}</ScreenTitle>
        <Button
          icon={<Refresh />}
          loading={isLoading}
          text={formatMessage({ id: 'action.reload' })}
          onClick={() => dispatch(trashed.reload())}
        />
        {mayEmpty && newest && (
          <Button
            icon={<Trash />}
            intent="danger"
            variant="outlined"
            text={formatMessage({ id: 'trash.empty' })}
            onClick={() => dispatch(trashIntents.emptyOpened({ until: newest.deletedAt }))}
          />
        )}
      </header>
      <EmptiedNote />
      {list.status === 'failed' && <TrashFailed refusal={list.refusal} />}
      {things.length > 0 && (
        <ul className="trash-list" aria-labelledby="trash-title">
          {things.slice(0, shown).map((thing) => (
            <TrashRow key={`${thing.kind} ${thing.id}`} thing={thing} />
          ))}
        </ul>
      )}
      {things.length > shown && (
        <Button text={formatMessage({ id: 'trash.more' })} onClick={() => setShown(shown + SHOWN_AT_FIRST)} />
      )}
      {things.length === 0 && isLoading && (
        <div aria-hidden="true">
          {[1, 2, 3].map((row) => (
            <div key={row} className="trash-skeleton bp6-skeleton" />
          ))}
        </div>
      )}
      {things.length === 0 && list.status === 'ready' && (
        <NonIdealState
          icon={<Trash size={40} />}
          title={formatMessage({ id: 'trash.none' })}
          description={formatMessage({ id: 'trash.noneHint' })}
        />
      )}
      <EmptyTrashAlert count={things.length} />
    </article>
  );
}
