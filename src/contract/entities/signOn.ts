/** Why nobody was signed in who came back from a provider of single sign-on, or could not be sent to it. */
export const signOnTroubles = [
  /** Nobody who may sign in has that address, or the provider knows its person as somebody else. */
  'noAccount',
  /** The provider does not say that the address is the person's. */
  'unverified',
  /** The person has a second factor here, and the provider does not say that it has asked for one. */
  'factor',
  'cancelled',
  /** Too long ago, used already, or begun in another browser. */
  'over',
  'unreachable',
  'failed',
] as const;

export type SignOnTrouble = (typeof signOnTroubles)[number];
