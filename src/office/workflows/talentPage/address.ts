/** The paths of the talent page (spec section 2); an id has 1 to 100 characters. */
const paths = /^\/(?:app\/page\/talent|talent)\/([^/]+)\/?$/;

/** The talent that a path shows, or nothing when it is another screen's. */
export function talentIdOf(path: string): string | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  const written = paths.exec(pathname)?.[1];
  if (written === undefined) return undefined;
  const talentId = decode(written);
  return talentId.length >= 1 && talentId.length <= 100 ? talentId : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of a talent's page. */
export const talentPagePath = (talentId: string) => `/app/page/talent/${encodeURIComponent(talentId)}`;
