import { SEPARATOR } from '../constants';

/** The cluster path of pictures that were uploaded for a talent itself; the film id is then the talent's. */
export const OWN_PICTURES = 'talents';

/** A talent's profile picture (spec section 2): a picture of a film, or of the talent. `picture` counts from 1. */
export interface ProfilePicture {
  readonly filmId: string;
  readonly clusterPath: string;
  readonly picture: number;
}

/** The text PIC_PROFIL_ASA → its parts, or nothing when it is empty or of another form. */
export function parseProfilePicture(text: string): ProfilePicture | undefined {
  const [filmId, clusterPath, number = '', ...others] = text.split(SEPARATOR);
  const isWhole = clusterPath !== undefined && /^[1-9]\d{0,8}$/.test(number) && others.length === 0;
  return filmId && isWhole ? { filmId, clusterPath, picture: Number(number) } : undefined;
}

/** The parts of a profile picture → the text PIC_PROFIL_ASA. */
export function formatProfilePicture({ filmId, clusterPath, picture }: ProfilePicture): string {
  return [filmId, clusterPath, picture].join(SEPARATOR);
}
