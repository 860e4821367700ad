import { pictureJpegUrl, readPictureUrl } from "@cardplaza/contract/uploads/pictures";
import type { FileStore } from "../../providers/file-store.ts";
import { pictureKey } from "../uploads/upload-keys.ts";

/** The JPEG of a card's picture; null if the field is empty or the file is gone. */
export async function readPicture(files: FileStore, url: string): Promise<Uint8Array | null> {
  const picture = readPictureUrl(url);
  if (!picture) return null;
  const name = pictureJpegUrl(url).slice(`/files/${picture.id}/`.length);
  const file = await files.get(pictureKey(picture.id, name));
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}
