import { Button, InputGroup } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { byName } from '../../../contract/script';
import { personDataScripts } from '../../../contract/scripts/personData';
import { personSearchIntents, selectPersonSearch } from '../../workflows/persons/personSearch';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { NotAllowed } from '../shared/NotAllowed';
import { useMay } from '../shared/useMay';
import { PersonCard } from './PersonCard';
import { PersonsFound } from './PersonsFound';
import { RemovalDialog } from './RemovalDialog';
import './personData.css';

const { 'person.find': finding } = byName(personDataScripts);

/** What is held of a person, handed over and removed; for administrators. */
export default function PersonDataScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const state = useSelector(selectPersonSearch);
  const [search, setSearch] = useState('search' in state ? state.search : '');
  const mayFind = useMay(finding);
  if (!mayFind) return <NotAllowed text="staff.notAllowed" />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (search.trim() !== '') dispatch(personSearchIntents.searched(search));
  }

  return (
    <div className="gr-screen person-data">
      <header className="gr-screen-head">
        <ScreenTitle>{formatMessage({ id: 'personData.title' })}</ScreenTitle>
      </header>
      <p className="gr-muted">
        <FormattedMessage id="personData.hint" />
      </p>
      <form className="person-data-search" role="search" onSubmit={submit}>
        <InputGroup
          type="search"
          leftElement={<Search />}
          value={search}
          maxLength={254}
          autoComplete="off"
          aria-label={formatMessage({ id: 'personData.search' })}
          placeholder={formatMessage({ id: 'personData.search' })}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button type="submit" intent="primary" text={formatMessage({ id: 'personData.find' })} />
      </form>
      {state.status === 'shown' ? (
        <PersonCard person={state.person} />
      ) : (
        state.status !== 'idle' && (
          <PersonsFound search={state.search} isAfterRemoval={state.status === 'removed'} />
        )
      )}
      <RemovalDialog />
    </div>
  );
}
