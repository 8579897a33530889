/** What names an agency. */
interface AgencyName {
  readonly abbreviation: string;
  readonly displayName: string;
}

/** An agency's abbreviation and name out of `CO:Cosmic Artists`, or `CO` alone; nothing where they are none. */
export function readAgencyName(text: string): AgencyName | undefined {
  const [abbreviation = '', name = ''] = text.split(/:(.*)/s).map((part) => part.trim());
  if (!/^[A-Z][A-Z0-9]{1,9}$/.test(abbreviation)) return undefined;
  return { abbreviation, displayName: name || abbreviation };
}
