import { useSelector } from 'react-redux';
import { videoAddress } from '../../../contract/rules/media';
import { selectAddresses } from '../../entities/addresses';
import { selectFilm } from '../../entities/films';
import { selectAgency } from '../../entities/session';

type Root = Parameters<typeof selectFilm>[0];

/** Where the video of a film is, by the rule of the configuration. */
export function useVideoAddress(filmId: string): string {
  const { media, videoAddress: rule } = useSelector(selectAddresses);
  const client = useSelector(selectAgency)?.abbreviation ?? '';
  const film = useSelector((root: Root) => selectFilm(root, filmId));
  const { clusterPath: cluster = '', fileName: name = '' } = film ?? {};
  return videoAddress(rule, media, { film: filmId, client, cluster, name });
}
