/** The columns of a table of talents. */
export const talentColumns = [
  'firstName',
  'lastName',
  'categoryId',
  'city',
  'address',
  'postalCode',
  'email',
  'email2',
  'phone',
  'phone2',
  'birthDate',
  'birthCity',
  'nationality',
  'familySituation',
  'union',
  'leaveFundNumber',
  'licenceB',
  'licenceHeavy',
  'emergencyContact',
  'emergencyPhone',
  'homepage',
  'moonUrl',
  'imdbUrl',
  'agents',
  'oldIndex',
] as const;
export type TalentColumn = (typeof talentColumns)[number];

/** Those that are read from a table: who looks after a talent is chosen in the office. */
export type ImportedColumn = Exclude<TalentColumn, 'agents'>;
export const importedColumns = talentColumns.filter(
  (column): column is ImportedColumn => column !== 'agents',
);
