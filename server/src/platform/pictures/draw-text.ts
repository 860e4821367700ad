import { join } from "node:path";
import sharp from "sharp";
import { shortened } from "@cardplaza/contract/cards/card-rules";
import { SERVER_DIR } from "../../paths.ts";

// Only our own fonts, so that a picture looks the same on every machine. Without this setting the first text
// also waits two seconds (measured) until all fonts of the system are read.
process.env.FONTCONFIG_FILE = join(SERVER_DIR, "assets/fonts/fonts.conf");

const SCRIPTS = [
  "Latin",
  "Greek",
  "Cyrillic",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Oriya",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Arabic",
  "Common",
  "Inherited",
];
const WITHOUT_GLYPH = new RegExp(
  `[^${SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}]|(?![©®™°])[\\p{So}\\p{Co}\\p{Cn}]|[\\p{Emoji_Modifier}\\uFE0F]`,
  "gu",
);

/** Removes characters that our fonts cannot draw. They would appear as empty boxes. */
export const drawable = (text: string) => text.replace(WITHOUT_GLYPH, "").replace(/\s+/gu, " ").trim();

export interface TextStyle {
  weight: "Regular" | "SemiBold";
  colour: string;
  /** Tried from the first to the last. */
  sizes: number[];
  width: number;
  height: number;
}

/** A drawn text without empty space around it. */
export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

/** Text inside a box: in the largest size that fits, otherwise shortened in the smallest size. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText> {
  const smallest = style.sizes.at(-1) ?? 16;
  for (const size of style.sizes) {
    // A word is broken only if it fits in no size.
    const drawn = await drawLines(text, size, style, size === smallest ? "word-char" : "word");
    if (drawn.width <= style.width && drawn.height <= style.height) return drawn;
  }
  for (let length = text.length; ;) {
    length = Math.floor(length * 0.85);
    const drawn = await drawLines(shortened(text, length).text, smallest, style, "word-char");
    if (drawn.height <= style.height || length < 4) return drawn;
  }
}

async function drawLines(
  text: string,
  size: number,
  style: TextStyle,
  wrap: "word" | "word-char",
): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}">${asMarkup(text)}</span>`,
      font: `Inter ${style.weight} ${size}`,
      width: style.width,
      wrap,
      dpi: 72,
      rgba: true,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const asMarkup = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
