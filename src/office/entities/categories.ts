import { createSelector } from '@reduxjs/toolkit';
import type { Category } from '../../contract/entities/category';
import { collection } from './collection';

const categories = collection('categories', (category: Category) => category.categoryId);

/** Fact: the client categories, which are professions. */
export const categoriesLoaded = categories.loaded;
export const categoriesReducer = categories.reducer;

/** The categories in the order of the left panel. */
export const selectCategories = createSelector([categories.selectAll], (rows) =>
  rows.toSorted((one, other) => one.position - other.position),
);
export const selectCategory = categories.selectById;

/** The category whose list stands at `/talents/{routerUrl}`. */
export const selectCategoryByUrl = createSelector(
  [
    categories.selectAll,
    (_state: Parameters<typeof categories.selectAll>[0], routerUrl: string) => routerUrl,
  ],
  (rows, routerUrl) => rows.find((category) => category.routerUrl === routerUrl),
);
