import { HTMLSelect } from '@blueprintjs/core';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { quietIcon } from '../../../ui/quietIcon';
import type { Filter, List } from './declaration';

interface ListFiltersProps<Row> {
  readonly list: List<Row>;
  /** The option of each filter that was chosen. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** The filters of a list, each as a select whose first option lets every row through. */
export const ListFilters = memo(function ListFilters<Row>({ list, chosen }: ListFiltersProps<Row>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const optionsOf = ({ every, options }: Filter) => [
    { value: '', label: formatMessage({ id: every }) },
    ...Object.entries(options).map(([value, id]) => ({ value, label: formatMessage({ id }) })),
  ];
  return list.filters?.map((filter) => (
    <HTMLSelect
      key={filter.name}
      iconProps={quietIcon}
      aria-label={formatMessage({ id: filter.label })}
      value={chosen[filter.name] ?? ''}
      options={optionsOf(filter)}
      onChange={({ currentTarget }) =>
        dispatch(list.workflow.intents.filtered({ filter: filter.name, option: currentTarget.value }))
      }
    />
  ));
}) as <Row>(props: ListFiltersProps<Row>) => React.ReactNode;
