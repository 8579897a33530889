import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { talents } from '../../entities/talents';
import { FilmDrop } from '../createFilm/FilmDrop';
import { Awaited } from '../shared/ListAwaited';
import { isId } from '../shared/useWantedRows';
import { useTalent } from '../shared/useTalent';
import { AddedNotice } from './AddedNotice';
import { TalentHeader } from './TalentHeader';
import { TalentSections } from './TalentSections';
import { UnknownTalent } from './UnknownTalent';
import './films.css';
import './talentPage.css';

type Root = Parameters<typeof talents.selectIsGone>[0];

/** What is drawn here at once from chunks of their own. */
export const parts = [
  () => import('../talentRecord/TalentRecord'),
  () => import('../reels/TalentReels'),
  () => import(/* webpackChunkName: "overlays" */ '../reels/WholeReels'),
];

/** The page of a talent, who is asked for by TEC_ID where not among those that are known (spec section 2). */
export default function TalentPageScreen() {
  const { id = '' } = useParams();
  const dispatch = useDispatch();
  const talent = useTalent(id);
  const isGone = useSelector((state: Root) => talents.selectIsGone(state, id));
  const refusal = useSelector((state: Root) => talents.selectRowRefusal(state, id));
  if (talent === undefined)
    return (
      <Awaited
        isKnown={isGone || !isId(id)}
        failed="talentPage.talentFailed"
        refusal={refusal}
        onTryAgain={() => dispatch(talents.wantRows([id]))}
      >
        <UnknownTalent />
      </Awaited>
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
