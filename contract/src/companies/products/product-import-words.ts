// Apart from the endpoint, so that the browser takes these without zod.
import { CSV_TEXT, matchHeadings } from "../../csv-words.ts";

export const MAX_PRODUCT_ROWS = 200;
export const MAX_PRODUCT_FILE_BYTES = 1024 * 1024;

/** The columns of a file by their headings; the first is also the heading of exports and of the sample. */
export const PRODUCT_COLUMNS = {
  name: ["Name", "Product name", "Product", "Title"],
  category: ["Category", "Product category"],
  description: ["Description", "About", "Details"],
  priceType: ["Price type"],
  price: ["Price", "Price in rupees", "Lowest price", "Rate"],
  priceMax: ["Highest price", "Price to", "Maximum price"],
  unit: ["Unit", "Per", "UOM"],
  moq: ["MOQ", "Minimum order", "Minimum order quantity"],
  gstRate: ["GST rate", "GST", "GST %"],
  hsn: ["HSN", "HSN code"],
  specs: ["Specifications", "Specs"],
  countryOfOrigin: ["Country of origin", "Origin", "Made in"],
  availability: ["Availability", "Stock"],
  images: ["Pictures", "Images", "Photos"],
} as const;
export type ProductColumn = keyof typeof PRODUCT_COLUMNS;
export const PRODUCT_COLUMN_NAMES = Object.keys(PRODUCT_COLUMNS) as [ProductColumn, ...ProductColumn[]];

export const PRODUCT_IMPORT_TEXT = {
  ...CSV_TEXT,
  tooLarge: "The file can be at most 1 MB.",
  empty: "There are no products in this file. The first row holds the headings, each further row a product.",
  tooManyRows: `A file can hold at most ${MAX_PRODUCT_ROWS} products. Split it into several files.`,
  noName: "The file needs a column “Name”.",
  badNumber: "Enter a number, such as 1200 or 1,200.50.",
  badPriceType: "Write fixed, range or on_request.",
  badAvailability: "Write in_stock, made_to_order or out_of_stock.",
  badSpecs: "Write each as “Material: Steel”, with semicolons between them.",
  badPicture: "Give the addresses of pictures that you uploaded here, with spaces between them.",
  problems: "Nothing was imported. Please correct the rows below.",
  nothingGood: "No row of this file can be imported.",
} as const;

/** The column of each heading; each goes to the first heading that names it. */
export const matchProductColumns = (headings: readonly string[]) => matchHeadings(PRODUCT_COLUMNS, headings);
