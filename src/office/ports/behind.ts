import type { Configuration } from '../kernel/configuration';
import { followEvents } from './events';
import type { FilesPort } from './files';
import type { Person } from './person';
import { createUploads } from './uploads';
import { createFormUploads } from './uploads/form';

/** What is listened to behind sign-in alone; it comes with the workflows there. */
export const portsBehind = (configuration: Configuration, files: FilesPort, person: Person) => ({
  uploads: createUploads(configuration, files, person),
  formUploads: createFormUploads(files, person),
  events: followEvents(configuration.backend, person),
});
