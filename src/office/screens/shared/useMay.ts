import type { AnyScript } from '../../../contract/script';
import { selectMay } from '../../entities/permissions';
import { useSelected } from './useSelected';

/** Whether the signed-in person may call this script: what it is for is shown to nobody else. */
export const useMay = ({ allow }: Pick<AnyScript, 'allow'>): boolean => useSelected(selectMay, allow);

/** What every script allows that changes something of the agency; a reader changes nothing. */
const change = { allow: 'staff' } as const;

/** Whether the signed-in person may change anything: who may not sees no way to. */
export const useMayChange = (): boolean => useMay(change);
