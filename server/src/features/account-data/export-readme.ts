import { PRODUCT_NAME } from "@cardplaza/contract/product";

/** Explains the other files in plain words. */
export function exportReadme(now: Date, leftOut: string[]): string {
  const lines = [
    `Your ${PRODUCT_NAME} data, collected on ${now.toISOString()}`,
    "",
    "Each kind of data is here twice: as JSON, which programs read, and as CSV, which spreadsheets open.",
    "In the CSV files a cell that a spreadsheet would take for a formula starts with an apostrophe.",
    "What you uploaded is in the folder files.",
    "Times are UTC.",
  ];
  if (leftOut.length > 0) {
    lines.push("", "These files did not fit any more. Write to us and we will send them:", ...leftOut);
  }
  return `${lines.join("\r\n")}\r\n`;
}
