import { type RawBuilder, sql } from 'kysely';

const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** The condition that a folded text holds these signs. */
export const holds = (folded: RawBuilder<unknown>, signs: string) =>
  sql<boolean>`${folded} like ${`%${plain(signs)}%`} escape '\\'`;

/** The condition that a folded text begins with these signs. */
export const startsWith = (folded: RawBuilder<unknown>, signs: string) =>
  sql<boolean>`${folded} like ${`${plain(signs)}%`} escape '\\'`;
