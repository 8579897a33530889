import { Button, Card, H2, Tag } from '@blueprintjs/core';
import { ArrowLeft, Export, Trash } from '@blueprintjs/icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Person } from '../../../contract/entities/personData';
import { personHeld } from '../../entities/persons';
import { personExport } from '../../workflows/persons/personExport';
import { personRemoval } from '../../workflows/persons/personRemoval';
import { personSearchIntents } from '../../workflows/persons/personSearch';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { ArchiveNote } from './ArchiveNote';
import { HeldTable } from './HeldTable';
import { Loading } from '../shared/Loading';

type Root = Parameters<typeof personHeld.selectQuery>[0];

/** What is held of somebody, with what can be done about it. */
export function PersonCard({ person }: { readonly person: Person }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const titleId = useId();
  const { kind, personId, name } = person;
  const query = useSelector((root: Root) => personHeld.selectQuery(root, { kind, personId }));
  const isWorking = useSelector(personExport.select).status === 'working';
  const held = query.data;
  const tryAgain = () => dispatch(personHeld.reload({ kind, personId }));

  function body() {
    if (query.status === 'failed' && held === null)
      return <ListFailed title="personData.failed" refusal={query.refusal} onTryAgain={tryAgain} />;
    if (held === null) return <Loading />;
    return (
      <>
        {query.status === 'failed' && (
          <StaleNote text="personData.stale" refusal={query.refusal} onTryAgain={tryAgain} />
        )}
        {held.addresses.length > 0 && <p className="gr-muted">{held.addresses.join(', ')}</p>}
        <HeldTable held={held.held} />
        <div className="person-data-actions">
          <Button
            intent="primary"
            icon={<Export />}
            loading={isWorking}
            text={formatMessage({ id: 'personData.export' })}
            onClick={() => dispatch(personExport.intents.requested({ kind, personId }))}
          />
          <Button
            intent="danger"
            variant="outlined"
            icon={<Trash />}
            disabled={held.held.length === 0}
            text={formatMessage({ id: 'personData.remove' })}
            onClick={() => dispatch(personRemoval.intents.opened(held))}
          />
        </div>
      </>
    );
  }

  return (
    <section aria-labelledby={titleId}>
      <Button
        variant="minimal"
        icon={<ArrowLeft />}
        text={formatMessage({ id: 'personData.back' })}
        onClick={() => dispatch(personSearchIntents.closed())}
      />
      <ArchiveNote />
      <Card className="person-data-card">
        <H2 id={titleId}>
          {name} <Tag minimal>{formatMessage({ id: `personData.kind.${kind}` })}</Tag>
        </H2>
        {body()}
        <p className="gr-muted">
          <FormattedMessage id="personData.archiveHint" />
        </p>
      </Card>
    </section>
  );
}
