import { createHandlers } from './create';
import { dismissHandlers } from './dismiss';
import { findServerHandlers } from './findServer';
import { listHandlers } from './list';
import { removeHandlers } from './remove';

export const uploadHandlers = {
  ...createHandlers,
  ...removeHandlers,
  ...dismissHandlers,
  ...listHandlers,
  ...findServerHandlers,
};
