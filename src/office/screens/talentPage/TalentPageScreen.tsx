import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectTalent } from '../../entities/talents';
import { FilmDrop } from '../createFilm/FilmDrop';
import { ListAwaited } from '../shared/ListAwaited';
import { AddedNotice } from './AddedNotice';
import { TalentHeader } from './TalentHeader';
import { TalentSections } from './TalentSections';
import { UnknownTalent } from './UnknownTalent';
import './films.css';
import './talentPage.css';

/** The page of a talent, found among the loaded talents by TEC_ID (spec section 2). */
export default function TalentPageScreen() {
  const { id = '' } = useParams();
  const talent = useSelector((state: Parameters<typeof selectTalent>[0]) => selectTalent(state, id));
  if (talent === undefined)
    return (
      <ListAwaited list="talents">
        <UnknownTalent />
      </ListAwaited>
    );
  return (
    <FilmDrop talentId={talent.talentId}>
      <article className="talent-page" aria-labelledby="talent-name">
        <TalentHeader talent={talent} />
        <TalentSections talentId={talent.talentId} />
        <AddedNotice />
      </article>
    </FilmDrop>
  );
}
