// The thread in which PDFs are drawn, one after the other.
import { parentPort } from "node:worker_threads";
import { drawQrPdf } from "./features/cards/qr-codes/draw/draw-qr-pdf.ts";
import { drawReport } from "./features/chapters/points/reports/draw-report.ts";
import { drawQuote } from "./features/enquiries/quotes/draw-quote.ts";
import { drawInvoice } from "./features/plan/invoices/draw-invoice.ts";
import type { Drawn, PdfKinds } from "./platform/pdf/draw-pdf.ts";
import { drawResume } from "./sample/jobs/draw-resume.ts";

const DRAW: { [Kind in keyof PdfKinds]: (data: PdfKinds[Kind]) => Promise<Uint8Array<ArrayBuffer>> } = {
  quote: drawQuote,
  invoice: drawInvoice,
  report: drawReport,
  qrCode: drawQrPdf,
  resume: drawResume,
};

async function draw<Kind extends keyof PdfKinds>(kind: Kind, data: PdfKinds[Kind]): Promise<Drawn> {
  try {
    return { bytes: await DRAW[kind](data) };
  } catch (error) {
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", ({ kind, data }: { kind: keyof PdfKinds; data: never }) => {
  void draw(kind, data).then((drawn) => {
    parentPort?.postMessage(drawn, "bytes" in drawn ? [drawn.bytes.buffer] : []);
  });
});
