import { newId } from '../../kernel/commands';

export const newUploadKey = () => newId(20);
