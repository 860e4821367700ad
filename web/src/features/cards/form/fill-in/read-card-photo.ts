import { guessContact } from "../../paper-card/guess-contact.ts";
import { readPaperCard, type ReadingOptions } from "../../paper-card/read-paper-card.ts";

/** What a photo of a paper card seems to say. */
export const readCardPhoto = async (photo: Blob, options: ReadingOptions) =>
  guessContact(await readPaperCard(photo, options));
