/** Where these addresses are, as those of logos: the origins of the ones that are whole. */
export const originsOf = (addresses: readonly string[]): readonly string[] =>
  addresses
    .filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);
