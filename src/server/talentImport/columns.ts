import { LEFT_OUT } from '../../contract/entities/talentImport';
import { type ImportedColumn, importedColumns } from '../../contract/entities/talentTable';
import { languages } from '../../contract/rules/language';
import { foldName } from '../../contract/rules/text';
import { talentHeading } from '../talents/export';

/** What other programs call a column. */
const ALIASES: Readonly<Partial<Record<ImportedColumn, readonly string[]>>> = {
  firstName: ['Given name', 'Forename', 'Prénom', 'Nombre de pila'],
  lastName: ['Surname', 'Family name', 'Nom', 'Apellido'],
  categoryId: ['Category', 'Job', 'Métier'],
  city: ['Town', 'Ville'],
  address: ['Street', 'Adresse'],
  postalCode: ['Zip', 'Zip code', 'Postcode', 'Code postal'],
  email: ['Email', 'Mail', 'E-mail address', 'Email address'],
  phone: ['Telephone', 'Tel', 'Mobile', 'Phone number', 'Téléphone'],
  birthDate: ['Birth date', 'Birthday', 'Birthdate', 'Date de naissance'],
  birthCity: ['Birthplace', 'Birth city'],
  homepage: ['Website', 'Site', 'URL'],
  imdbUrl: ['IMDb'],
};

/** A heading for comparing: without case, accents and signs. */
const key = (heading: string) => foldName(heading).replace(/[^\p{L}\p{N}]+/gu, '');

const known = new Map<string, ImportedColumn>(
  importedColumns.flatMap((column) =>
    [column, ...languages.map((language) => talentHeading(language, column)), ...(ALIASES[column] ?? [])].map(
      (name) => [key(name), column] as const,
    ),
  ),
);

/** What each column is taken for by its heading, in any language of the office; each field once. */
export function columnsOf(headings: readonly string[]): readonly (ImportedColumn | typeof LEFT_OUT)[] {
  const taken = new Set<ImportedColumn>();
  return headings.map((heading) => {
    const column = known.get(key(heading));
    if (column === undefined || taken.has(column)) return LEFT_OUT;
    taken.add(column);
    return column;
  });
}

/** Whether columns are such as may be chosen: fields that there are, each once. */
export function areColumns(
  columns: readonly string[],
): columns is readonly (ImportedColumn | typeof LEFT_OUT)[] {
  const fields = columns.filter((column) => column !== LEFT_OUT);
  return (
    new Set(fields).size === fields.length &&
    fields.every((field) => (importedColumns as readonly string[]).includes(field))
  );
}
