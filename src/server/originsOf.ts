/** What may stand in a policy: `https://a;b` and `https://*` are origins too, and would end it or open it to all. */
const PLAIN = /^https?:\/\/[\w.:[\]-]+$/;

/** Where these addresses are, as those of logos: the origins of the ones that are whole. */
export const originsOf = (addresses: readonly string[]): readonly string[] =>
  addresses
    .filter((address) => /^https?:\/\//i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin)
    .filter((origin) => PLAIN.test(origin));
