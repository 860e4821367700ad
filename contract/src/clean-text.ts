// Apart from the schemas, so that the browser takes it without zod.

// Zero-width joiners form Indic conjuncts and emoji families. Everywhere else they are removed.
const LONE_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Arab}])[\u200C\u200D]|[\u200C\u200D](?![\p{Extended_Pictographic}\p{L}\p{M}])/gu;
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu;

/** NFC, one kind of line end, no invisible characters. Every stored text goes through this. */
export function cleanText(value: string): string {
  return (
    value
      .replace(/\r\n?/g, "\n")
      .replace(CONTROL, "")
      .replace(INVISIBLE, "")
      .normalize("NFC")
      .replace(LONE_JOINER, "")
      // Again, because a joiner between a letter and its accent is removed only in the step before.
      .normalize("NFC")
      .trim()
  );
}
