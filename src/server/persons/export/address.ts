/** Where an archive is fetched, and what says whose. */
export const EXPORT_PATH = '/media/persons/person.zip';
export const TICKET = 'TICKET';

/** The address of an archive. */
export const exportAddress = (ticket: string) =>
  `${EXPORT_PATH}?${new URLSearchParams({ [TICKET]: ticket })}`;
