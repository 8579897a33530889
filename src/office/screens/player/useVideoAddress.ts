import { useSelector } from 'react-redux';
import { videoAddress } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';
import { selectAgency } from '../../entities/session';
import { useFilm } from '../shared/useFilms';

/** Where the video of a film is, by the rule of the configuration. */
export function useVideoAddress(filmId: string): string {
  const { media, videoAddress: rule } = useSelector(selectAddresses);
  const client = useSelector(selectAgency)?.abbreviation ?? '';
  const film = useFilm(filmId);
  const { clusterPath: cluster = '', fileName: name = '' } = film ?? {};
  return videoAddress(rule, media, { film: filmId, client, cluster, name });
}
