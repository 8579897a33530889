import { type ComponentProps, type ReactNode, useState } from 'react';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  readonly src: string | undefined;
  readonly instead: ReactNode;
}

/** A picture, or what stands in its place where there is none, or none that loads. */
export function Picture({ src, instead, alt = '', ...rest }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) return instead;
  return <img {...rest} src={src} alt={alt} onError={() => setBroken(src)} />;
}
