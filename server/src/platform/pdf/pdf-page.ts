import { completeFontkit } from "./complete-fontkit.ts";
import { requireThread } from "./outside-main-thread.ts";
import { openFonts, standardFonts, type Weight } from "./pdf-fonts.ts";

export const A4 = { width: 595.28, height: 841.89 };
export const LEFT = 56;
export const RIGHT = A4.width - LEFT;
export const MIDDLE = A4.width / 2 + 8;
export const LINE = 15;

interface Style {
  size?: number;
  weight?: Weight;
  muted?: boolean;
  align?: "left" | "right";
  /** A longer text continues on the next line. */
  width?: number;
}

interface About {
  title: string;
  producer: string;
  /** The date of the document, so that the same data always gives the same file. */
  at: Date;
  /** Every reader's own fonts, for texts in Latin letters: a small file, drawn at once. */
  isPlain?: boolean;
}

/** A document of one page, written from the top down. */
export async function openPdfPage({ title, producer, at: date, isPlain = false }: About) {
  requireThread();
  // Large, so loaded when the first document is requested.
  const [{ PDFDocument, rgb, StandardFonts }, { default: fontkit }] = await Promise.all([
    import("pdf-lib"),
    import("@pdf-lib/fontkit"),
  ]);
  const document = await PDFDocument.create({ updateMetadata: false });
  completeFontkit();
  document.registerFontkit(fontkit);
  const fonts = isPlain
    ? standardFonts(document, { regular: StandardFonts.Helvetica, "semi-bold": StandardFonts.HelveticaBold })
    : openFonts(document);
  const page = document.addPage([A4.width, A4.height]);
  const [ink, muted, faint] = [rgb(0.06, 0.09, 0.16), rgb(0.32, 0.38, 0.48), rgb(0.86, 0.89, 0.93)];
  document.setTitle(title);
  document.setProducer(producer);
  document.setCreationDate(date);
  document.setModificationDate(date);

  /** Draws the text and returns the position of the next line. */
  const write = async (text: string, x: number, y: number, style: Style = {}): Promise<number> => {
    const { size = 10, weight = "regular", align = "left", width = Infinity } = style;
    let below = y;
    for (const line of await wrapped(text, width, size, weight)) {
      const runs = await fonts.runs(line, weight);
      const widths = runs.map(({ text: run, font }) => font.widthOfTextAtSize(run, size));
      let at = align === "right" ? x - widths.reduce((sum, each) => sum + each, 0) : x;
      for (const [index, { text: run, font }] of runs.entries()) {
        page.drawText(run, { x: at, y: below, size, font, color: style.muted ? muted : ink });
        at += widths[index] ?? 0;
      }
      below -= size * 1.5;
    }
    return below;
  };
  const wrapped = async (text: string, width: number, size: number, weight: Weight): Promise<string[]> => {
    if (width === Infinity) return [text];
    const measured = async (part: string) =>
      (await fonts.runs(part, weight)).reduce(
        (sum, run) => sum + run.font.widthOfTextAtSize(run.text, size),
        0,
      );
    const rows: string[] = [];
    // A word wider than the column is cut. A column fits at least forty letters of any script.
    for (const word of text.split(" ").flatMap((each) => each.match(/.{1,40}/gsu) ?? [])) {
      const last = rows.at(-1);
      if (last !== undefined && (await measured(`${last} ${word}`)) <= width)
        rows[rows.length - 1] = `${last} ${word}`;
      else rows.push(word);
    }
    return rows.length > 0 ? rows : [""];
  };
  const rule = (y: number) =>
    page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness: 0.75, color: faint });

  return { write, rule, save: async () => new Uint8Array(await document.save()) };
}
