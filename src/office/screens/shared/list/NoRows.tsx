import { Button } from '@blueprintjs/core';
import { Cross, Filter as FilterIcon, Search } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { List } from './declaration';
import type { Shown } from './useShown';
import { EmptyState } from '../../../ui/EmptyState';
import { focusSearch } from '../focusSearch';

interface NoRowsProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  readonly shown: Shown<Row>;
}

/** Stands where the rows would: nothing was found, or the filters let nothing through. */
export function NoRows<Row extends Chosen, Chosen>({ list, shown: { view } }: NoRowsProps<Row, Chosen>) {
  const { formatMessage, formatList } = useIntl();
  const dispatch = useDispatch();
  const { workflow, texts, filters = [] } = list;
  const search = view.search.trim();
  const chosen = filters.flatMap(({ name, options }) => {
    const id = options[view.filters[name] ?? ''];
    return id ? [{ name, option: formatMessage({ id }) }] : [];
  });
  const ways = chosen.map(({ name }) => (
    <Button
      key={name}
      icon={<FilterIcon />}
      text={formatMessage({ id: 'list.showAll' })}
      onClick={({ currentTarget }) => {
        focusSearch(currentTarget);
        dispatch(workflow.intents.filtered({ filter: name, option: '' }));
      }}
    />
  ));
  const options = { options: formatList(chosen.map(({ option }) => option)) };
  if (search === '')
    return (
      <EmptyState
        icon={<FilterIcon />}
        title={formatMessage({ id: 'list.noneOf' }, options)}
        action={<div className="list-ways">{ways}</div>}
      />
    );
  return (
    <EmptyState
      icon={<Search />}
      title={formatMessage({ id: 'list.nothingMatches' }, { search })}
      description={
        chosen.length > 0
          ? formatMessage({ id: 'list.onlyOf' }, options)
          : formatMessage({ id: texts.searchHint })
      }
      action={
        <div className="list-ways">
          <Button
            icon={<Cross />}
            text={formatMessage({ id: 'list.clearSearch' })}
            onClick={({ currentTarget }) => {
              focusSearch(currentTarget);
              dispatch(workflow.intents.searched(''));
            }}
          />
          {ways}
        </div>
      }
    />
  );
}
