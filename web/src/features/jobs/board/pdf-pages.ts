import type { PDFDocumentProxy } from "pdfjs-dist";

const MOST_PAGES = 20;
/** Sharp on every screen, without a canvas that a phone has no memory for. */
const MOST_PIXELS_A_POINT = 2;

export interface DrawnPage {
  canvas: HTMLCanvasElement;
  /** The page's text, for people who do not see its picture. */
  text: string;
}

export interface DrawnPdf {
  pages: DrawnPage[];
  /** True if there are more pages than are drawn. */
  isCut: boolean;
}

/** Draws a PDF for this width. Nothing in it is run, and nothing is loaded from elsewhere. */
export async function drawPdf(data: ArrayBuffer, width: number, signal: AbortSignal): Promise<DrawnPdf> {
  const pdfjs = await import("pdfjs-dist");
  const port = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" });
  const worker = pdfjs.PDFWorker.create({ port });
  const loading = pdfjs.getDocument({ data, worker, enableXfa: false, useWasm: false, stopAtErrors: false });
  try {
    const pdf = await loading.promise;
    const pages: DrawnPage[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
      signal.throwIfAborted();
      pages.push(await drawPage(pdf, number, width));
    }
    return { pages, isCut: pdf.numPages > MOST_PAGES };
  } finally {
    await loading.destroy();
    port.terminate();
  }
}

async function drawPage(pdf: PDFDocumentProxy, number: number, width: number): Promise<DrawnPage> {
  const page = await pdf.getPage(number);
  const density = Math.min(devicePixelRatio, MOST_PIXELS_A_POINT);
  const viewport = page.getViewport({ scale: (width * density) / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.className = "block h-auto w-full";
  canvas.setAttribute("aria-hidden", "true");
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return { canvas, text: items.map((item) => ("str" in item ? item.str : "")).join(" ") };
}
