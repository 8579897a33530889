/** The id that a path holds where the pattern's group is, decoded; nothing when the path is another one. */
export function idAt(pattern: RegExp, path: string): string | undefined {
  const written = pattern.exec(path)?.[1];
  if (written === undefined) return undefined;
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
