import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Search } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { talentListIntents } from '../../workflows/talents';
import { AddTalentButton } from './AddTalentButton';
import { TalentsFilter } from './TalentsFilter';
import { focusActiveRow } from './rowFocus';

interface TalentsHeaderProps {
  readonly profession: string;
  readonly title: string;
  readonly categoryId: string | null;
  readonly search: string;
  /** Nothing is searched or filtered away. */
  readonly isWhole: boolean;
  readonly found: number;
  readonly total: number;
}

/** The name of the profession, how many talents there are, the search box and the way to add one. */
export function TalentsHeader({
  profession,
  title,
  categoryId,
  search,
  isWhole,
  found,
  total,
}: TalentsHeaderProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const searchFor = (text: string) => dispatch(talentListIntents.searched({ profession, search: text }));
  const label = formatMessage({ id: 'talents.search' });
  return (
    <header className="talents-header">
      <div className="talents-heading">
        <h1 id="talents-title">{title}</h1>
        <p role="status" className="talents-count">
          {isWhole ? (
            <FormattedMessage id="talents.count" values={{ total }} />
          ) : (
            <FormattedMessage id="talents.found" values={{ found, total }} />
          )}
        </p>
      </div>
      <InputGroup
        className="talents-search"
        type="search"
        leftIcon={<Search />}
        aria-label={label}
        placeholder={label}
        value={search}
        onValueChange={searchFor}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && focusActiveRow(event.currentTarget.closest('.talents')))
            event.preventDefault();
          if (event.key === 'Escape' && search !== '') searchFor('');
        }}
        rightElement={
          search === '' ? undefined : (
            <Button
              variant="minimal"
              size="small"
              icon={<Cross />}
              aria-label={formatMessage({ id: 'talents.clearSearch' })}
              onClick={() => searchFor('')}
            />
          )
        }
      />
      <TalentsFilter />
      <AddTalentButton categoryId={categoryId} />
    </header>
  );
}
