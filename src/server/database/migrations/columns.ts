import type { ColumnDefinitionBuilder } from 'kysely';

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

export const key: Column = (column) => column.primaryKey();
export const needed: Column = (column) => column.notNull();

/** A column that names a row of another table, which must exist. */
export const of =
  (target: string): Column =>
  (column) =>
    column.notNull().references(target);

/** The same, whose rows go with the row they name. */
export const partOf =
  (target: string): Column =>
  (column) =>
    column.notNull().references(target).onDelete('cascade');
