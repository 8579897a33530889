/** One of the four agents of spec section 3. */
export interface Agent {
  /** Two letters. */
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  /** A CSS colour. */
  readonly color: string;
}

/** What `static/config.json` sets: other servers' addresses and the agency's fixed lists. Paths end with a slash. */
export interface Configuration {
  readonly backend: string;
  /** May hold `{server}`: the media server's name that GetAvailableMediaServerForUpload replies. */
  readonly mediaBank: string;
  readonly mediaBankResumable: boolean;
  /** Whether the backend composes newsletters of their items; where it takes HTML_CODE as it comes, the office composes it. */
  readonly composesNewsletters: boolean;
  readonly encodingManager: string;
  /** Where resumes go. May hold `{secureAddress}`: the agency's WebSecureAdress of the sign-in answer. */
  readonly secureSite: string;
  readonly media: string;
  /** Where the video of a film is. May hold `{media}`, `{film}`, `{client}`, `{cluster}` and `{name}`. */
  readonly videoAddress: string;
  /** Where a film's picture behind a talent's name is. May hold `{media}`, `{film}`, `{cluster}` and `{picture}`. */
  readonly backgroundAddress: string;
  readonly reelsSite: string;
  /** Where the reels of MP are (spec section 6); empty where they are on the shared reels site. */
  readonly storeSite: string;
  readonly cinemaSite: string;
  /** The client database name of the one client that may choose the cinema site; empty for none. */
  readonly specialClientDatabase: string;
  readonly agents: readonly Agent[];
  /** What people call the provider of single sign-on; empty where there is none. */
  readonly signOn: string;
}
