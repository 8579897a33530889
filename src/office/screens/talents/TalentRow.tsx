import { memo } from 'react';
import { Link } from 'react-router-dom';
import { portraitAddress } from '../../../contract/rules/thumbnail';
import type { TalentEntry } from '../../entities/talents';
import { Portrait } from '../../ui/Portrait';
import { RefusedSwitch } from './RefusedSwitch';
import { TalentActions } from './TalentActions';
import { TalentSwitch } from './TalentSwitch';
import { talentPagePath } from '../../workflows/talentPage';

interface TalentRowProps {
  readonly entry: TalentEntry;
  /** From 0 on this page, and which row of the whole list the page begins with. */
  readonly row: number;
  readonly first: number;
  /** Pixels from the top of the list. */
  readonly top: number;
  /** The base of media addresses. */
  readonly media: string;
  readonly isActive: boolean;
  readonly isOfOneProfession: boolean;
}

/** One talent in the list; the link of the name covers the whole row. */
export const TalentRow = memo(function TalentRow({
  entry: { talent, name },
  row,
  first,
  top,
  media,
  isActive,
  isOfOneProfession,
}: TalentRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={first + row + 2}
      className="talent-row talent-grid"
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="cell" className="talent-name">
        <Portrait src={portraitAddress(media, talent.profilePicture)} name={name} />
        <span className="talent-words">
          <Link to={talentPagePath(talent.talentId)} data-row={row} tabIndex={isActive ? 0 : -1} title={name}>
            {name}
          </Link>
          <RefusedSwitch talentId={talent.talentId} />
        </span>
      </span>
      {!isOfOneProfession && (
        <span role="cell" className="talent-profession">
          {talent.profession}
        </span>
      )}
      <span role="cell" className="talent-city">
        {talent.city}
      </span>
      <span role="cell" className="talent-number">
        {talent.filmCount ?? '–'}
      </span>
      <span role="cell" className="talent-number">
        {talent.reelCount ?? '–'}
      </span>
      <span role="cell" className="talent-control">
        <TalentSwitch talentId={talent.talentId} name={name} online={talent.online} isActive={isActive} />
      </span>
      <span role="cell" className="talent-control">
        <TalentActions talentId={talent.talentId} name={name} isActive={isActive} />
      </span>
    </div>
  );
});
