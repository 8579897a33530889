/** What the page before handed over under that name. */
export function textIn(state: unknown, name: string): string | undefined {
  const text = (Object(state) as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : undefined;
}

/** Where whoever signs in goes on to: a page of the office that was wanted, or the dashboard. */
export const goesOnTo = (wanted?: string | null): string =>
  wanted && /^\/[^/\\]/.test(wanted) ? wanted : '/app/dashboard';
