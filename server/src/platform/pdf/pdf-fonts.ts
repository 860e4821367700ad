import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PDFDocument, PDFFont } from "pdf-lib";
import { SERVER_DIR } from "../../paths.ts";

const FOLDER = join(SERVER_DIR, "assets/fonts");

/** Inter first; the others for letters that it does not have. */
const FAMILIES: { name: string; letters: RegExp }[] = [
  { name: "noto-sans-devanagari", letters: /\p{Script=Devanagari}/u },
  { name: "noto-sans-bengali", letters: /\p{Script=Bengali}/u },
  { name: "noto-sans-gujarati", letters: /\p{Script=Gujarati}/u },
  { name: "noto-sans-gurmukhi", letters: /\p{Script=Gurmukhi}/u },
  { name: "noto-sans-kannada", letters: /\p{Script=Kannada}/u },
  { name: "noto-sans-malayalam", letters: /\p{Script=Malayalam}/u },
  { name: "noto-sans-oriya", letters: /\p{Script=Oriya}/u },
  { name: "noto-sans-tamil", letters: /\p{Script=Tamil}/u },
  { name: "noto-sans-telugu", letters: /\p{Script=Telugu}/u },
  { name: "noto-sans-arabic", letters: /\p{Script=Arabic}/u },
];

export interface Run {
  text: string;
  font: PDFFont;
}

export interface PdfFonts {
  /** A line split into pieces, each in a font that has its letters. */
  runs: (text: string, weight: Weight) => Promise<Run[]>;
}
export type Weight = "regular" | "semi-bold";

/**
 * Embeds only the fonts that the texts need, and only the used letters of each. Inter is embedded as a
 * whole, because fontkit loses letters when it makes a subset of it.
 */
export function openFonts(document: PDFDocument): PdfFonts {
  const embedded = new Map<string, Promise<PDFFont>>();
  const fontOf = (family: string, weight: Weight) => {
    const file = `${family}-${weight}.ttf`;
    const font =
      embedded.get(file) ??
      readFile(join(FOLDER, file)).then((bytes) => document.embedFont(bytes, { subset: family !== "inter" }));
    embedded.set(file, font);
    return font;
  };
  return {
    runs: (text, weight) =>
      Promise.all(
        piecesOf(text).map(async ({ family, piece }) => {
          const font = await fontOf(family, weight);
          return { text: drawable(piece, font), font };
        }),
      ),
  };
}

/** Fonts that every reader has: a small file, drawn at once, but with Latin letters only. */
export function standardFonts(document: PDFDocument, names: Record<Weight, string>): PdfFonts {
  const opened = new Map<Weight, Promise<PDFFont>>();
  return {
    async runs(text, weight) {
      const opening = opened.get(weight) ?? document.embedFont(names[weight]);
      opened.set(weight, opening);
      const font = await opening;
      return [{ text: drawable(text, font), font }];
    },
  };
}

/** Reading the letters of a font takes milliseconds, and a table has hundreds of texts. */
const lettersOf = new WeakMap<PDFFont, ReadonlySet<number>>();

/** A letter that no font has would be an empty box in some readers and an error in others. */
function drawable(text: string, font: PDFFont): string {
  const known = lettersOf.get(font) ?? new Set(font.getCharacterSet());
  lettersOf.set(font, known);
  return Array.from(text)
    .map((each) => (known.has(each.codePointAt(0) ?? 0) ? each : "?"))
    .join("");
}

function piecesOf(text: string): { family: string; piece: string }[] {
  const pieces: { family: string; piece: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = pieces.at(-1);
    // Marks, joiners and blanks use the font of the word around them.
    const isNeutral = /[\p{M}\p{Cf}\p{Zs}]/u.test(letter);
    const family = FAMILIES.find(({ letters }) => letters.test(letter))?.name ?? "inter";
    if (last && (isNeutral || last.family === family)) last.piece += letter;
    else pieces.push({ family, piece: letter });
  }
  return pieces;
}
