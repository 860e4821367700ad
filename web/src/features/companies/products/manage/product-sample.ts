import {
  PRODUCT_COLUMN_NAMES,
  PRODUCT_COLUMNS,
} from "@cardplaza/contract/companies/products/product-import-words";
import { saveFile } from "../../../../lib/save-file.ts";

const SAMPLES: Partial<Record<keyof typeof PRODUCT_COLUMNS, string>>[] = [
  {
    name: "Hex bolt M8",
    category: "Fasteners, nuts and bolts",
    description: "Zinc plated bolts of high-tensile steel, in boxes of a hundred.",
    price: "1200",
    priceMax: "1500",
    unit: "box",
    moq: "10",
    gstRate: "18",
    hsn: "7318",
    specs: "Material: Steel 8.8; Coating: Zinc",
    countryOfOrigin: "India",
    availability: "in_stock",
  },
  { name: "Special parts to your drawing", category: "Machined components", priceType: "on_request" },
];

/** A table to fill in, which every spreadsheet opens with its letters right. */
function sampleCsv(): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = [
    PRODUCT_COLUMN_NAMES.map((column) => PRODUCT_COLUMNS[column][0]),
    ...SAMPLES.map((sample) => PRODUCT_COLUMN_NAMES.map((column) => sample[column] ?? "")),
  ];
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

export const saveProductSample = () =>
  saveFile(new Blob([sampleCsv()], { type: "text/csv;charset=utf-8" }), "products-sample.csv");
