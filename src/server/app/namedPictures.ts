import type { FastifyInstance } from 'fastify';
import { newsPictureUpload } from '../../contract/scripts';
import type { NamedPictureKind } from '../../contract/scripts/news';
import type { Installation } from '../installation';
import { newsPictures } from '../news/pictures';
import { answerPictures } from '../pictures/answerPictures';
import type { namedPictures } from '../pictures/namedPictures';
import { posterPictures } from '../reels/pictures';

/** Where a picture of each kind goes. */
const kinds: Readonly<Record<NamedPictureKind, ReturnType<typeof namedPictures>>> = {
  news: newsPictures,
  poster: posterPictures,
};

/** UploadPict_UHD.php (spec section 7), and the pictures that it took. */
export async function registerNamedPictures(app: FastifyInstance, installation: Installation): Promise<void> {
  await answerPictures(app, installation, newsPictureUpload, (picture) =>
    kinds[picture.input.kind].store(picture),
  );
  for (const pictures of Object.values(kinds)) pictures.deliver(app, installation);
}

/** The files of all of them. */
export const keptNamedPictures = Object.values(kinds).map(({ kept }) => kept);
