import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { portraitAddress } from '../../../contract/rules/thumbnail';
import type { TalentEntry } from '../../entities/talents';
import { Portrait } from '../../ui/Portrait';
import { talentPagePath } from '../../workflows/talentPage';

interface TalentRowProps {
  readonly entry: TalentEntry;
  /** From 0. */
  readonly row: number;
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
  top,
  media,
  isActive,
  isOfOneProfession,
}: TalentRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="talent-row talent-grid"
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="cell" className="talent-name">
        <Portrait src={portraitAddress(media, talent.profilePicture)} name={name} />
        <Link to={talentPagePath(talent.talentId)} data-row={row} tabIndex={isActive ? 0 : -1} title={name}>
          {name}
        </Link>
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
      <span role="cell">
        <span className={talent.online ? 'talent-badge online' : 'talent-badge'}>
          <FormattedMessage id={talent.online ? 'talents.online' : 'talents.offline'} />
        </span>
      </span>
    </div>
  );
});
