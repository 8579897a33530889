import { Button, NonIdealState } from '@blueprintjs/core';
import { Cross, Filter as FilterIcon, Search } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Filter, List } from './declaration';
import type { Shown } from './useShown';

interface NoRowsProps<Row> {
  readonly list: List<Row>;
  readonly shown: Shown<Row>;
}

/** Stands where the rows would: nothing was found, or the filters let nothing through. */
export function NoRows<Row>({ list, shown: { view } }: NoRowsProps<Row>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { workflow, texts, filters = [] } = list;
  const search = view.search.trim();
  const chosen = filters.flatMap((filter) => {
    const option = filter.options[view.filters[filter.name] ?? ''];
    return option ? [{ filter, option }] : [];
  });
  const showEvery = ({ name, showEvery: text }: Filter) => (
    <Button
      key={name}
      icon={<FilterIcon />}
      text={formatMessage({ id: text })}
      onClick={() => dispatch(workflow.intents.filtered({ filter: name, option: '' }))}
    />
  );
  const ways = chosen.map(({ filter }) => showEvery(filter));
  const [first] = chosen;
  if (search === '' && first)
    return (
      <NonIdealState
        icon={<FilterIcon />}
        title={formatMessage({ id: first.option.none })}
        action={<div className="list-ways">{ways}</div>}
      />
    );
  return (
    <NonIdealState
      icon={<Search />}
      title={formatMessage({ id: 'list.nothingMatches' }, { search })}
      description={formatMessage({ id: first?.option.searched ?? texts.searchHint })}
      action={
        <div className="list-ways">
          <Button
            icon={<Cross />}
            text={formatMessage({ id: 'list.clearSearch' })}
            onClick={() => dispatch(workflow.intents.searched(''))}
          />
          {ways}
        </div>
      }
    />
  );
}
