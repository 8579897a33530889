/** The parts of a path, each encoded. */
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The address that a rule gives under `media`: `{name}` stands for the value of that name, which may be a path. */
export const addressBy = (rule: string, media: string, values: Readonly<Record<string, string>>): string =>
  rule.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    if (name === 'media') return media;
    return value === undefined ? braces : encoded(value);
  });
