/** A file as actions carry it: its bytes stay in the files port. Size in bytes. */
interface FileDescription {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** A film file (spec section 5): extension mpg, mp4, mov or mxf, or a video MIME type. */
export function isFilmFile({ name, type }: FileDescription): boolean {
  return ['mpg', 'mp4', 'mov', 'mxf'].includes(extensionOf(name)) || type.startsWith('video/');
}

/** A picture file (spec section 5): extension jpg, jpeg or png, or a type containing "image". The server looks inside. */
export function isPictureFile({ name, type }: FileDescription): boolean {
  return ['jpg', 'jpeg', 'png'].includes(extensionOf(name)) || type.includes('image');
}
