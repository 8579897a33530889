import { fullName } from '../../entities/talents';
import { titleWhenCut } from '../../ui/titleWhenCut';
import type { Upload } from '../../workflows/films/uploads';
import { useTalent } from '../shared/useTalent';
import { useFilmOfUpload } from './useFilmOfUpload';

/** What is uploaded: the film and its talent once it is created, and the file. */
export function UploadName({ upload }: { readonly upload: Upload }) {
  const film = useFilmOfUpload(upload);
  const talent = useTalent(film?.talentId);
  const file = <bdi>{upload.file.name}</bdi>;
  if (!film)
    return (
      <span className="upload-name" onMouseMove={titleWhenCut}>
        {file}
      </span>
    );
  const names = [film.title, talent ? fullName(talent) : film.talentLastName].filter(Boolean).join(' · ');
  return (
    <span className="upload-names" onMouseMove={titleWhenCut}>
      <span className="upload-name">{names}</span>
      <span className="upload-name upload-file">{file}</span>
    </span>
  );
}
