/** The SQLite file of who belongs to which agency, in the data folder. */
export const DIRECTORY_FILE = 'directory.sqlite';
/** The SQLite file of an agency's things, in the folder of the agency. */
export const CATALOGUE_FILE = 'catalogue.sqlite';
