import type { Generated } from 'kysely';

/** A picture that was uploaded for news, or for a poster. */
export interface NamedPictureRow {
  picture: string;
  added_at: string;
  staff_id: string;
}

/** A logo that was uploaded for the agency. */
export interface LogoRow {
  logo: string;
  added_at: string;
  staff_id: string;
  /** Whether the settings ever had it. */
  was_shown: Generated<0 | 1>;
}
