import type { Talent } from '../../../contract/entities/talent';
import { selectTalent, talents } from '../../entities/talents';
import { useWantedRows } from './useWantedRows';
import { useSelected } from './useSelected';

/** The talent of that id, empty for none; it is asked for where it is not known. */
export function useTalent(talentId = ''): Talent | undefined {
  useWantedRows(talents, [talentId]);
  return useSelected(selectTalent, talentId);
}
