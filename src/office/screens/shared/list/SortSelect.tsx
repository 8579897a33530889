import { HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { quietIcon } from '../../../ui/quietIcon';
import type { List } from './declaration';

interface SortSelectProps {
  readonly list: List<unknown>;
  /** The column that sorts it; `-` before a descending one. */
  readonly sort: string;
}

/** What sorts a list, either way round, as a select: for a phone. */
export default function SortSelect({ list: { workflow, columns }, sort }: SortSelectProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const options = columns
    .filter(({ id }) => id in workflow.orders)
    .flatMap(({ id, header }) => {
      const name = formatMessage({ id: header });
      return [
        { value: id, label: `${name} ↑` },
        { value: `-${id}`, label: `${name} ↓` },
      ];
    });
  const isAsItComes = !options.some(({ value }) => value === sort);
  return (
    <HTMLSelect
      className="list-sorting"
      iconProps={quietIcon}
      aria-label={formatMessage({ id: 'list.sort' })}
      value={sort}
      options={
        isAsItComes ? [{ value: sort, label: formatMessage({ id: 'list.sort' }) }, ...options] : options
      }
      onChange={({ currentTarget }) => dispatch(workflow.intents.sortChosen(currentTarget.value))}
    />
  );
}
