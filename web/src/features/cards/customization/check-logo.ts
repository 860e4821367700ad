import { LOGO_TYPES, MAX_PICTURE_BYTES } from "@cardplaza/contract/uploads/upload-limits";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";

// Some systems use this name for JPEG.
const TYPES: readonly string[] = [...LOGO_TYPES, "image/jpg"];

/** What is wrong with a logo file. The server checks its content too. */
export function checkLogo({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!TYPES.includes(type)) return UPLOAD_TEXT.notALogo;
  if (size > MAX_PICTURE_BYTES) return UPLOAD_TEXT.pictureTooLarge;
  return undefined;
}
