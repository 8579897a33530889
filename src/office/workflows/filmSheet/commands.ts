import { newId } from '../../kernel/commands';

export const newTemporaryId = () => newId(20);
