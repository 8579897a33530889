import { Link } from 'react-router-dom';
import type { AgencyFilmEntry } from '../../workflows/films/agencyFilmList';
import { talentPagePath } from '../../workflows/talents/talentPage';
import { useTalent } from '../shared/useTalent';

interface FilmTalentProps {
  readonly entry: AgencyFilmEntry;
  readonly tabIndex: number;
}

/** Whose a film is, by the whole name once that is known. */
export function FilmTalent({ entry: { film, talentName }, tabIndex }: FilmTalentProps) {
  useTalent(film.talentId);
  if (!film.talentId) return talentName;
  return (
    <Link to={talentPagePath(film.talentId)} tabIndex={tabIndex}>
      {talentName}
    </Link>
  );
}
