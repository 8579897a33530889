/**
 * The rows that get another position when people put what they see into the order `wanted`: these rows share out the
 * positions that they have, so what is in the trash between them keeps its own.
 */
export function rearranged<Row extends { readonly position: number }>(
  wanted: readonly Row[],
): readonly Row[] {
  const positions = wanted.map((row) => row.position).toSorted((one, other) => one - other);
  return wanted
    .map((row, index) => ({ ...row, position: positions[index] ?? row.position }))
    .filter((row, index) => row.position !== wanted[index]?.position);
}
