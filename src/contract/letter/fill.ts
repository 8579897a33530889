/** HTML with `{{name}}` places → the same with the values, which are HTML already, in their places. */
export const fill = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');
