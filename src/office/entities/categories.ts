import { createSelector } from '@reduxjs/toolkit';
import { PRODUCTION_MODE } from '../../contract/constants';
import type { Category } from '../../contract/entities/category';
import { onNews } from '../kernel/query/invalidation';
import { request } from '../kernel/request';
import { collection } from './collection';

/** The client categories, which are professions. */
export const categories = collection({
  name: 'categories',
  ask: () => request('categories.list', { productionMode: PRODUCTION_MODE }),
  idOf: ({ categoryId }: Category) => categoryId,
  rowsOf: (rows: readonly Category[]) => rows,
  retriesAtOnce: true,
  invalidatedBy: [onNews('category')],
});

type Root = Parameters<typeof categories.selectById>[0];

const selectAll = categories.selectAll;

/** The categories in the order of the left panel. */
export const selectCategories = createSelector([selectAll], (rows) =>
  rows.toSorted((one, other) => one.position - other.position),
);
export const selectCategory = categories.selectById;

/** The category whose list stands at `/talents/{routerUrl}`. */
export const selectCategoryByUrl = createSelector(
  [selectAll, (_state: Root, routerUrl: string) => routerUrl],
  (rows, routerUrl) => rows.find((category) => category.routerUrl === routerUrl),
);
