import { Refusal } from "../../../platform/refusals.ts";
import { encodePicture } from "../../uploads/encode-picture.ts";
import { recognizeFile } from "../../uploads/recognize-file.ts";

const WIDTH = 800;

/** Encoded again from its pixels, as wide as a card shows it. */
export async function encodePoster(poster: File): Promise<Uint8Array> {
  try {
    const { bytes, type } = await recognizeFile(poster, "gallery");
    const { files } = await encodePicture(bytes, type);
    const sizes = files.filter(({ type: kept }) => kept === "image/webp");
    const fitting = sizes.find(({ name }) => name === `${WIDTH}.webp`) ?? sizes.at(-1);
    return (fitting as { bytes: Uint8Array }).bytes;
  } catch (error) {
    // Errors are at the poster's field, because the video has its own.
    if (error instanceof Refusal && error.details.fields)
      throw new Refusal(error.code, error.message, { fields: { poster: error.message } });
    throw error;
  }
}
