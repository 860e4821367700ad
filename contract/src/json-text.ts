import { z } from "zod";

const CONTENTS = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** A text that holds JSON of this shape, as multipart fields do; the API reference says what it holds. */
export function holdsJson<Text extends z.core.$ZodType>(text: Text, contents: z.core.$ZodType): Text {
  CONTENTS.set(text, contents);
  return text;
}

/** What the text holds; undefined if it is no JSON. */
export const jsonHeldBy = (text: z.core.$ZodType) => CONTENTS.get(text);
