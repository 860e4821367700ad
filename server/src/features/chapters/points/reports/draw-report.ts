import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { A4, LEFT, LINE, openPdfPage, RIGHT } from "../../../../platform/pdf/pdf-page.ts";
import type { ReportLines } from "./report-lines.ts";

declare module "../../../../platform/pdf/draw-pdf.ts" {
  interface PdfKinds {
    report: DrawnReport;
  }
}

interface DrawnReport {
  lines: ReportLines;
  at: Date;
}

const COLUMNS = [
  { name: "Rank", x: LEFT + 24, align: "right" },
  { name: "Member", x: LEFT + 34, align: "left" },
  { name: "Trade", x: LEFT + 206, align: "left" },
  { name: "Attended", x: LEFT + 364, align: "right" },
  { name: "Given", x: LEFT + 400, align: "right" },
  { name: "Points", x: LEFT + 438, align: "right" },
  { name: "Light", x: RIGHT, align: "right" },
] as const;
const ROW = 12.6;
const FACTS_IN_A_LINE = 4;

/** The report on one page, to hand out. */
export async function drawReport({ lines, at }: DrawnReport): Promise<Uint8Array<ArrayBuffer>> {
  const { write, rule, save } = await openPdfPage({
    title: `${lines.title}, ${lines.about}`,
    producer: PRODUCT_NAME,
    at,
  });
  let y = A4.height - 60;
  y = await write(lines.title, LEFT, y, { size: 16, weight: "semi-bold", width: RIGHT - LEFT });
  await write(lines.about, LEFT, y, { muted: true });
  y -= LINE;
  rule(y);
  for (const [index, [name, value]] of lines.facts.entries()) {
    const x = LEFT + (index % FACTS_IN_A_LINE) * 121;
    if (index % FACTS_IN_A_LINE === 0) y -= index === 0 ? 1.2 * LINE : 2 * LINE;
    await write(name, x, y, { size: 8, muted: true });
    await write(value, x, y - 0.9 * LINE, { size: 11, weight: "semi-bold" });
  }
  y -= 1.7 * LINE;
  rule(y);
  y -= LINE;
  for (const { name, x, align } of COLUMNS) await write(name, x, y, { size: 8, muted: true, align });
  for (const cells of lines.rows) {
    y -= ROW;
    for (const [index, { x, align }] of COLUMNS.entries())
      await write(cells[index] ?? "", x, y, { size: 8.5, align });
  }
  if (lines.more) await write(lines.more, LEFT + 34, y - ROW, { size: 8.5, muted: true });
  return save();
}
