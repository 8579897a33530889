import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { talentListIntents } from '../../workflows/talents';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { SearchBox } from '../shared/SearchBox';
import { focusActiveRow } from '../shared/rows/focusActiveRow';
import { useIsCounted } from '../shared/useIsCounted';
import { AddTalentButton } from './AddTalentButton';
import { TalentsFilter } from './TalentsFilter';

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
  const isCounted = useIsCounted('talents', total);
  return (
    <header className="talents-header">
      <div className="talents-heading">
        <ScreenTitle id="talents-title">{title}</ScreenTitle>
        <p role="status" className="talents-count">
          {isCounted && (
            <FormattedMessage id={isWhole ? 'talents.count' : 'talents.found'} values={{ found, total }} />
          )}
        </p>
      </div>
      <SearchBox
        className="talents-search"
        label={formatMessage({ id: 'talents.search' })}
        value={search}
        onSearch={(text) => dispatch(talentListIntents.searched({ profession, search: text }))}
        onDown={(box) => focusActiveRow(box.closest('.talents'))}
      />
      <TalentsFilter />
      <AddTalentButton categoryId={categoryId} />
    </header>
  );
}
