import { A4, LEFT, LINE, MIDDLE, openPdfPage, RIGHT } from "../../../platform/pdf/pdf-page.ts";
import type { InvoiceRow } from "../payments/payments.table.ts";
import { invoiceLines } from "./invoice-lines.ts";

/**
 * An invoice as a PDF of one page. Drawn from the data saved when it was issued, so it is always the same.
 */
export async function drawInvoice(invoice: InvoiceRow): Promise<Uint8Array<ArrayBuffer>> {
  const lines = invoiceLines(invoice);
  const { write, rule, save } = await openPdfPage({
    title: `${lines.title} ${invoice.number}`,
    producer: lines.seller[0] ?? "",
    at: invoice.issuedAt,
  });

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
  return save();
}
