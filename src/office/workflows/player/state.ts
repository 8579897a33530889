/** A film as the player shows it. */
export interface PlayableFilm {
  readonly filmId: string;
  readonly title: string;
}

interface Open {
  /** One film, or a reel's films in their order. */
  readonly films: readonly PlayableFilm[];
  readonly index: number;
}

/** What an open player holds; `attempt` counts how often the film on show was begun. */
type Loaded = Open & { readonly attempt: number };

/**
 * Spec section 4, "Video player"; paused and failed are ours.
 *
 *   empty ──opened──▶ loading ──metadataLoaded──▶ loadedMetadata ──played──▶ playing ◀──▶ paused
 *                       ▲  │ broke                                            │ ended, filmChosen
 *                 retried  ▼                                                  ▼
 *                      failed ──filmChosen──▶ loading ◀──────── (a film is next)
 *   playing ──ended (none is next)──▶ fadingOut ──fadedOut──▶ empty      any open ──closed──▶ fadingOut
 *
 * What was playing does not survive a reload: it boots as empty.
 */
export type PlayerState =
  | { readonly status: 'empty' }
  | (Loaded & { readonly status: 'loading' })
  | (Loaded & { readonly status: 'loadedMetadata' })
  | (Loaded & { readonly status: 'playing' })
  | (Loaded & { readonly status: 'paused' })
  | (Loaded & { readonly status: 'failed' })
  | (Loaded & { readonly status: 'fadingOut' });
