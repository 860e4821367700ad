import type { InvoiceRow } from "../payments/payments.table.ts";
import { completeFontkit } from "./complete-fontkit.ts";
import { openFonts, type Weight } from "./invoice-fonts.ts";
import { invoiceLines } from "./invoice-lines.ts";

const A4 = { width: 595.28, height: 841.89 };
const LEFT = 56;
const RIGHT = A4.width - LEFT;
const MIDDLE = A4.width / 2 + 8;
const LINE = 15;

interface Style {
  size?: number;
  weight?: Weight;
  muted?: boolean;
  align?: "left" | "right";
  /** A longer text continues on the next line. */
  width?: number;
}

/**
 * An invoice as a PDF of one page. Drawn from the data saved when it was issued, so it is always the same.
 */
export async function drawInvoice(invoice: InvoiceRow): Promise<Uint8Array<ArrayBuffer>> {
  // Large, so loaded when the first invoice is requested.
  const [{ PDFDocument, rgb }, { default: fontkit }] = await Promise.all([
    import("pdf-lib"),
    import("@pdf-lib/fontkit"),
  ]);
  const document = await PDFDocument.create({ updateMetadata: false });
  completeFontkit();
  document.registerFontkit(fontkit);
  const fonts = openFonts(document);
  const page = document.addPage([A4.width, A4.height]);
  const [ink, muted, faint] = [rgb(0.06, 0.09, 0.16), rgb(0.32, 0.38, 0.48), rgb(0.86, 0.89, 0.93)];
  const lines = invoiceLines(invoice);
  document.setTitle(`${lines.title} ${invoice.number}`);
  document.setProducer(lines.seller[0] ?? "");
  document.setCreationDate(invoice.issuedAt);
  document.setModificationDate(invoice.issuedAt);

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

  let y = A4.height - 72;
  await write(lines.seller[0] ?? "", LEFT, y, { size: 16, weight: "semi-bold", width: 260 });
  await write(lines.title, RIGHT, y, { size: 16, weight: "semi-bold", align: "right" });
  y -= 2 * LINE;
  if (lines.isTest)
    await write("Test invoice: paid with the test gateway, no money was taken.", RIGHT, y + 10, {
      size: 9,
      muted: true,
      align: "right",
    });
  rule(y);
  y -= 1.6 * LINE;
  for (const [name, value] of lines.facts) {
    await write(name, LEFT, y, { muted: true });
    y = await write(value, LEFT + 110, y);
  }
  y -= LINE;
  const column = MIDDLE - LEFT - 24;
  const party = async (name: string, texts: string[], x: number) => {
    let at = (await write(name, x, y, { size: 9, muted: true })) - 2;
    for (const [index, text] of texts.entries())
      at = await write(text, x, at, { weight: index === 0 ? "semi-bold" : "regular", width: column });
    return at;
  };
  y =
    Math.min(await party("Sold by", lines.seller, LEFT), await party("Billed to", lines.buyer, MIDDLE)) -
    LINE;

  rule(y);
  y -= 1.4 * LINE;
  await write("Description", LEFT, y, { size: 9, muted: true });
  await write("SAC", MIDDLE + 60, y, { size: 9, muted: true });
  await write("Amount", RIGHT, y, { size: 9, muted: true, align: "right" });
  y -= 1.5 * LINE;
  await write(lines.item.what, LEFT, y, { weight: "semi-bold" });
  await write(lines.item.sac, MIDDLE + 60, y);
  await write(lines.item.amount, RIGHT, y, { align: "right" });
  y = await write(lines.item.period, LEFT, y - LINE, { muted: true });
  y -= LINE / 2;
  rule(y);
  y -= 1.4 * LINE;
  for (const [name, value] of lines.sums) {
    await write(name, MIDDLE, y, { muted: true });
    y = await write(value, RIGHT, y, { align: "right" });
  }
  y -= LINE / 2;
  rule(y);
  y -= 1.6 * LINE;
  await write("Total, paid", MIDDLE, y, { size: 12, weight: "semi-bold" });
  await write(lines.total, RIGHT, y, { size: 12, weight: "semi-bold", align: "right" });
  await write("Made by computer, valid without a signature.", LEFT, 56, { size: 9, muted: true });
  return new Uint8Array(await document.save());
}
