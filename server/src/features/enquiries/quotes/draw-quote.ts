import { dayInWords } from "@cardplaza/contract/date-words";
import { A4, LEFT, LINE, MIDDLE, openPdfPage, RIGHT } from "../../../platform/pdf/pdf-page.ts";
import { money } from "../../../platform/pdf/pdf-words.ts";
import type { TargetFacts } from "../../../registry/enquiry-target.ts";
import type { EnquiryRow, QuoteRow } from "../enquiries.table.ts";

declare module "../../../platform/pdf/draw-pdf.ts" {
  interface PdfKinds {
    quote: Quoted;
  }
}

interface Quoted {
  enquiry: EnquiryRow;
  quote: QuoteRow;
  target: TargetFacts;
}

/** A quote as a PDF of one page. */
export async function drawQuote({ enquiry, quote, target }: Quoted): Promise<Uint8Array<ArrayBuffer>> {
  const { write, rule, save } = await openPdfPage({
    title: `Quotation ${quote.id}`,
    producer: target.seller,
    at: quote.createdAt,
  });
  const width = MIDDLE - LEFT - 24;
  let y = A4.height - 72;
  const below = await write(target.seller, LEFT, y, { size: 16, weight: "semi-bold", width: 300 });
  await write("Quotation", RIGHT, y, { size: 16, weight: "semi-bold", align: "right" });
  y = below - LINE / 2;
  rule(y);
  y -= 1.6 * LINE;
  for (const [name, value] of [
    ["Date", dayInWords(quote.createdAt)],
    ["Valid till", dayInWords(quote.validTill)],
    ["Reference", quote.id],
  ] as const) {
    await write(name, LEFT, y, { muted: true });
    y = await write(value, LEFT + 110, y);
  }
  y -= LINE;
  const party = async (name: string, texts: string[], x: number) => {
    let at = (await write(name, x, y, { size: 9, muted: true })) - 2;
    for (const [index, text] of texts.filter(Boolean).entries())
      at = await write(text, x, at, { weight: index === 0 ? "semi-bold" : "regular", width });
    return at;
  };
  const { email, phone } = target.contact;
  const seller = await party("From", [target.seller, email, phone], LEFT);
  y = Math.min(seller, await party("For", [enquiry.name, enquiry.city], MIDDLE)) - LINE;
  rule(y);
  y -= 1.6 * LINE;
  for (const [name, value] of requested(enquiry, target)) {
    await write(name, LEFT, y, { muted: true });
    y = await write(value, LEFT + 110, y, { width: RIGHT - LEFT - 110 });
  }
  y -= LINE / 2;
  for (const line of quote.note.split("\n").slice(0, NOTE_LINES))
    y = line ? await write(line, LEFT, y, { width: RIGHT - LEFT }) : y - LINE / 2;
  y -= LINE / 2;
  rule(y);
  y -= 1.8 * LINE;
  await write("Amount", MIDDLE, y, { size: 12, weight: "semi-bold" });
  await write(money(quote.amountPaise), RIGHT, y, { size: 12, weight: "semi-bold", align: "right" });
  await write("Made by computer, valid without a signature.", LEFT, 56, { size: 9, muted: true });
  return save();
}

/** A note has at most 1,000 characters; more lines than this would leave the page. */
const NOTE_LINES = 20;

/** What was asked for. */
function requested(
  { targetType, quantity, unit, neededBy, order }: EnquiryRow,
  { name }: TargetFacts,
): [string, string][] {
  const facts: [string, string][] = [];
  if (targetType === "product") facts.push(["Product", name]);
  if (order) facts.push(["Package", `${order.title}, ${order.tier}`]);
  for (const addOn of order?.addOns ?? []) facts.push(["Add-on", addOn.name]);
  if (quantity !== null) facts.push(["Quantity", `${quantity.toLocaleString("en-IN")} ${unit}`.trim()]);
  if (neededBy) facts.push(["Needed by", dayInWords(neededBy)]);
  return facts;
}
