import { forgetFile, newId } from '../../kernel/commands';

export const newRequestId = () => newId(20);
export { forgetFile };
