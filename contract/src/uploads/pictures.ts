// Without zod, because the browser builds its picture tags with these too.

/** Every picture is stored in these widths, if it is wider, and in its own width up to the largest. */
const PICTURE_WIDTHS = [96, 200, 400, 800] as const;
export const LARGEST_PICTURE_WIDTH = 1600;

/** The stored address: `/files/{upload}/{width}x{height}.webp`, of the largest size. */
export const PICTURE_URL = /^\/files\/([0-9a-z]{20})\/([1-9]\d{0,3})x([1-9]\d{0,3})\.webp$/;

export interface PictureAddress {
  id: string;
  width: number;
  height: number;
}

/** Null for anything that is not one of our pictures: a draft's `blob:` address, a built-in illustration. */
export function readPictureUrl(url: string): PictureAddress | null {
  const [, id, width, height] = PICTURE_URL.exec(url) ?? [];
  return id ? { id, width: Number(width), height: Number(height) } : null;
}

export const largestPictureUrl = ({ id, width, height }: PictureAddress) =>
  `/files/${id}/${width}x${height}.webp`;

/** The smallest stored size that is at least this wide. */
export function pictureUrl(url: string, width: number): string {
  const picture = readPictureUrl(url);
  const fitting = picture && smallerWidths(picture.width).find((stored) => stored >= width);
  return fitting ? `/files/${picture.id}/${fitting}.webp` : url;
}

/** The value for `<img srcset>`; undefined if there is only one size. */
export function pictureSrcSet(url: string): string | undefined {
  const picture = readPictureUrl(url);
  if (!picture) return undefined;
  const smaller = smallerWidths(picture.width).map((width) => `/files/${picture.id}/${width}.webp ${width}w`);
  return smaller.length > 0 ? [...smaller, `${url} ${picture.width}w`].join(", ") : undefined;
}

/** A tiny blurred version, shown until the picture has loaded. */
export const SOFT_PICTURE = "soft.webp";
export function softPictureUrl(url: string): string | undefined {
  const picture = readPictureUrl(url);
  return picture ? `/files/${picture.id}/${SOFT_PICTURE}` : undefined;
}

/** The largest size as JPEG, for contact files, mail and link previews, which may not know WebP. */
export function pictureJpegUrl(url: string): string {
  return readPictureUrl(url) ? url.replace(/webp$/, "jpg") : url;
}

/** The stored widths below a picture's own. */
export const smallerWidths = (ownWidth: number): number[] =>
  PICTURE_WIDTHS.filter((width) => width < ownWidth);
