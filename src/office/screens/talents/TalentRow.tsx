import { memo } from 'react';
import { useSelector } from 'react-redux';
import { portraitAddress } from '../../../contract/rules/thumbnail';
import type { TalentEntry } from '../../entities/talents';
import { Portrait } from '../../ui/Portrait';
import { titleWhenCut } from '../../ui/titleWhenCut';
import { selectTalentSwitch } from '../../workflows/talentSwitches';
import { RefusedSwitch } from './RefusedSwitch';
import { TalentActions } from './TalentActions';
import { TalentSwitch } from './TalentSwitch';
import { talentPagePath } from '../../workflows/talentPage';

type SwitchRoot = Parameters<typeof selectTalentSwitch>[0];

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

/** One talent in the list; the link of the name covers the whole row. The table hears its clicks. */
export const TalentRow = memo(function TalentRow({
  entry: { talent, name },
  row,
  first,
  top,
  media,
  isActive,
  isOfOneProfession,
}: TalentRowProps) {
  const { talentId } = talent;
  const onSite = useSelector((root: SwitchRoot) => selectTalentSwitch(root, talentId));
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
          <a
            href={talentPagePath(talentId)}
            data-row={row}
            tabIndex={isActive ? 0 : -1}
            onMouseMove={titleWhenCut}
          >
            {name}
          </a>
          {onSite.status === 'refused' && <RefusedSwitch refused={onSite} />}
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
        <TalentSwitch
          talentId={talentId}
          name={name}
          isOn={onSite.status === 'waiting' || onSite.status === 'saving' ? onSite.wanted : talent.online}
          isActive={isActive}
        />
      </span>
      <span role="cell" className="talent-control">
        <TalentActions talentId={talentId} name={name} isActive={isActive} />
      </span>
    </div>
  );
});
