/** The list with an item standing before another one, or last where that one is not there; as it was without the item. */
export function movedBefore(ids: readonly string[], id: string, beforeId: string): readonly string[] {
  if (!ids.includes(id) || id === beforeId) return ids;
  const others = ids.filter((other) => other !== id);
  const at = others.indexOf(beforeId);
  return others.toSpliced(at < 0 ? others.length : at, 0, id);
}

/**
 * The rows that get another position when people put what they see into the order `wanted`: these rows share out the
 * positions that they have, so what is in the trash between them keeps its own.
 */
export function rearranged<Row extends { readonly position: number }>(
  wanted: readonly Row[],
): readonly Row[] {
  const positions = wanted.map((row) => row.position).toSorted((one, other) => one - other);
  let last = -Infinity;
  return wanted
    .map((row, index) => {
      // Two that share one, as two added at once may, are told apart from now on.
      last = Math.max(last + 1, positions[index] ?? row.position);
      return { ...row, position: last };
    })
    .filter((row, index) => row.position !== wanted[index]?.position);
}
