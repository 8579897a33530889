import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ScreenTitle } from '../../../ui/ScreenTitle';
import { focusActiveRow } from '../rows/focusActiveRow';
import { SearchBox } from '../SearchBox';
import type { List } from './declaration';
import { ListFilters } from './ListFilters';
import type { Shown } from './useShown';

interface ListHeaderProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  readonly titleId: string;
  readonly title: string;
  readonly isPart: boolean;
  readonly shown: Shown<Row>;
  /** The ways to add a row, and whatever else is done with the list as a whole. */
  readonly children?: ReactNode;
}

/** The name of the list, how many rows it has and shows, its search and its filters. */
export function ListHeader<Row extends Chosen, Chosen>(props: ListHeaderProps<Row, Chosen>) {
  const { list, titleId, title, isPart, shown, children } = props;
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { workflow, texts } = list;
  const { view, query, found, total } = shown;
  const isWhole = view.search.trim() === '' && Object.keys(view.filters).length === 0;
  const isCounted = total > 0 || query.status === 'ready' || query.status === 'refreshing';
  return (
    <header className="list-header">
      <div className="list-heading">
        {isPart ? (
          <h2 id={titleId} className="gr-screen-title">
            {title}
          </h2>
        ) : (
          <ScreenTitle id={titleId}>{title}</ScreenTitle>
        )}
        <p role="status" className="list-count">
          {isCounted && (
            <FormattedMessage
              id={isWhole ? texts.count : texts.found}
              values={{ found: found.length, total }}
            />
          )}
        </p>
      </div>
      <SearchBox
        className="list-search"
        label={formatMessage({ id: texts.search })}
        value={view.search}
        onSearch={(text) => dispatch(workflow.intents.searched(text))}
        onDown={(box) => focusActiveRow(box.closest('.list'))}
      />
      <ListFilters list={list} chosen={view.filters} sort={view.sort} />
      {list.isReloadable && (
        <Button
          icon={<Refresh />}
          loading={query.status === 'loading' || query.status === 'refreshing'}
          text={formatMessage({ id: 'action.reload' })}
          onClick={() => dispatch(workflow.reload())}
        />
      )}
      {children}
    </header>
  );
}
