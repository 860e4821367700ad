import { z } from "zod";
import { BADGE_TEXT, looksLikeBadge, withoutCheckMarks } from "./names.ts";
import { cleanText } from "./clean-text.ts";

export { cleanText };

/** Trimmed, cleaned text of `min` to `max` characters, on several lines. */
export const Text = (min: number, max: number) =>
  z
    .string()
    .max(max * 4 + 1000, `At most ${max} characters.`)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(min, min === 1 ? "This is required." : `At least ${min} characters.`)
        .max(max, `At most ${max} characters.`),
    );

/** The same on one line, for names, titles and all texts that may appear in a header or a file name. */
export const Line = (min: number, max: number) =>
  z
    .string()
    .max(max * 4 + 1000, `At most ${max} characters.`)
    .transform((value) => cleanText(value).replace(/\s+/gu, " "))
    .pipe(
      z
        .string()
        .min(min, min === 1 ? "This is required." : `At least ${min} characters.`)
        .max(max, `At most ${max} characters.`),
    );

/** The name of a member, a card or a company: one line without check marks, which would look like a badge. */
export const Name = (min: number, max: number) =>
  z
    .string()
    .max(max * 4 + 1000, `At most ${max} characters.`)
    .transform((value) => withoutCheckMarks(cleanText(value)))
    .pipe(Line(min, max));

/** The same, refused if it reads like a badge. */
export const PlainName = (min: number, max: number) =>
  Name(min, max).refine((name) => !looksLikeBadge(name), BADGE_TEXT.inName);
