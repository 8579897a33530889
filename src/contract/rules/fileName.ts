/**
 * A file's name without the characters that turn the order of what stands beside them: with them a name can show an ending
 * that it does not have. Arabic and Hebrew need none of them: their letters have their direction in themselves.
 */
export const plainFileName = (name: string): string => name.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
