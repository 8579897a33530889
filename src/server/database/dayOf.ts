import { sql } from 'kysely';

/** The day of an ISO time in a column as DD/MM/YYYY (spec section 1). */
export const dayOf = (column: 'created_at' | 'modified_at' | 'mailed_at' | 'pictured_at') =>
  sql<string>`substr(${sql.ref(column)}, 9, 2) || '/' || substr(${sql.ref(column)}, 6, 2) || '/' || substr(${sql.ref(column)}, 1, 4)`;
