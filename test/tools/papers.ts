import sharp from 'sharp';

/** A file as a person chooses it, made in memory. */
export const fileNamed = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** A PDF of one empty page's worth of objects: all that tells a PDF from another file is there. */
export const aPdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n');

/** A JPEG of one colour, 640 by 360. */
export const aPicture = (background = '#2a7f62'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .jpeg()
    .toBuffer();
