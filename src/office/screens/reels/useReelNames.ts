import { useSelector } from 'react-redux';
import { foldName } from '../../../contract/rules/text';
import { reelNames } from '../../entities/reelNames';

/** Whether two names are one to people: whatever their case and accents. */
export const isSameName = (one: string, other: string) => foldName(one) === foldName(other);

/** The catalogue of reel names, and whether a name is in it (spec section 5, IS_NEW). */
export function useReelNames() {
  const names = useSelector(reelNames.selectAll);
  return { names, isKnown: (title: string) => names.some(({ name }) => isSameName(name, title)) };
}
