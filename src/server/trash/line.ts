/** A thing in the trash, and where it stood from 1, those counted that were in the trash then. */
export interface Absent {
  readonly id: string;
  readonly position: number;
}

/** The things that stand in a line with those that are in the trash among them, each where it stood. */
export function wholeLine(present: readonly string[], absent: readonly Absent[]): readonly string[] {
  const line = [...present];
  for (const { id, position } of absent.toSorted((one, other) => one.position - other.position))
    line.splice(position - 1, 0, id);
  return line;
}

/** Where a thing comes back to, from 0, among those that stand in the line now. */
export function placeAgain(id: string, present: readonly string[], absent: readonly Absent[]): number {
  const line = wholeLine(present, absent);
  const standing = new Set(present);
  return line.slice(0, line.indexOf(id)).filter((other) => standing.has(other)).length;
}
