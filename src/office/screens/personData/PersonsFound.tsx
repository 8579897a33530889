import { Callout, Tag } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { persons } from '../../entities/persons';
import { personSearchIntents } from '../../workflows/persons/personSearch';
import { EmptyState } from '../../ui/EmptyState';
import { ListFailed } from '../shared/list/ListFailed';
import { StaleNote } from '../shared/list/StaleNote';
import { Loading } from '../shared/Loading';

interface PersonsFoundProps {
  readonly search: string;
  readonly isAfterRemoval: boolean;
}

type Root = Parameters<typeof persons.selectQuery>[0];

/** Who is found, each to be looked at. */
export function PersonsFound({ search, isAfterRemoval }: PersonsFoundProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const query = useSelector((root: Root) => persons.selectQuery(root, { search }));
  const rows = query.data;
  const removed = isAfterRemoval && (
    <Callout compact intent="success" role="status">
      <FormattedMessage id="personData.removed" />
    </Callout>
  );
  const tryAgain = () => dispatch(persons.reload({ search }));
  if (query.status === 'failed' && rows === null)
    return <ListFailed title="personData.failed" refusal={query.refusal} onTryAgain={tryAgain} />;
  if (rows === null) return <Loading />;
  return (
    <>
      {removed}
      {query.status === 'failed' && (
        <StaleNote text="personData.stale" refusal={query.refusal} onTryAgain={tryAgain} />
      )}
      {rows.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title={formatMessage({ id: 'personData.none' })}
          description={formatMessage({ id: 'personData.noneHint' })}
        />
      ) : (
        <ul className="person-data-found">
          {rows.map((person) => (
            <li key={`${person.kind} ${person.personId}`}>
              <button type="button" onClick={() => dispatch(personSearchIntents.chosen(person))}>
                <span>{person.name}</span>
                {person.address !== person.name && <span className="gr-muted">{person.address}</span>}
                <Tag minimal>{formatMessage({ id: `personData.kind.${person.kind}` })}</Tag>
                {person.isDeleted && (
                  <Tag minimal intent="warning">
                    {formatMessage({ id: 'personData.deleted' })}
                  </Tag>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
