import { sql } from 'kysely';

const FIRST_NAME = sql.ref('talents.first_name_folded');

/** The names of a talent, folded, as a search looks through them: a Chinese or Japanese one is written without a space, the family name first. */
export const TALENT_NAMES = sql`(${FIRST_NAME} || ' ' || ${sql.ref('talents.last_name_folded')} || ${FIRST_NAME})`;
