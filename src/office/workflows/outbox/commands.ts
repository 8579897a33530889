import { newId } from '../../kernel/commands';

export const newRequestId = () => newId(20);
