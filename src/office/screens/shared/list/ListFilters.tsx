import { Button, HTMLSelect } from '@blueprintjs/core';
import { lazy, memo, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { quietIcon } from '../../../ui/quietIcon';
import type { Filter, List } from './declaration';

/** Fetched with the button that shows it: columns have heads elsewhere. */
const SortSelect = lazy(() => import('./SortSelect'));

interface ListFiltersProps<Row extends Chosen, Chosen> {
  readonly list: List<Row, Chosen>;
  /** The option of each filter that was chosen. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly sort: string;
}

/**
 * The filters of a list, each as a select whose first option lets every row through. On a phone they stand behind one button,
 * with the choice of what sorts it, as no column has a head there.
 */
export const ListFilters = memo(function ListFilters<Row extends Chosen, Chosen>({
  list,
  chosen,
  sort,
}: ListFiltersProps<Row, Chosen>) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const optionsOf = ({ every, options }: Filter) => [
    { value: '', label: formatMessage({ id: every }) },
    ...Object.entries(options).map(([value, id]) => ({ value, label: formatMessage({ id }) })),
  ];
  return (
    <>
      <Button
        className="list-fold"
        active={isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        text={formatMessage({ id: 'list.fold' }, { count: Object.keys(chosen).length })}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id} className={isOpen ? 'list-filters is-open' : 'list-filters'}>
        {list.filters?.map((filter) => (
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
        ))}
        {isOpen && (
          <Suspense>
            <SortSelect {...{ list: list as List<unknown>, sort }} />
          </Suspense>
        )}
      </div>
    </>
  );
}) as <Row extends Chosen, Chosen>(props: ListFiltersProps<Row, Chosen>) => React.ReactNode;
