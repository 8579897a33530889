import { type Handlers, read } from '../http/handler';

/** The agency's own people. */
export const staffHandlers: Handlers<'staff.list'> = {
  'staff.list': read(({ colleagues }) => colleagues()),
};
