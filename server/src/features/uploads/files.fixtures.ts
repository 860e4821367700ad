// Files for tests: normal ones and malicious ones.
import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import sharp from "sharp";

const size = { width: 1000, height: 600 };

/** Left half red, right half blue, so that a test sees a rotation. */
export const picture = ({ width, height } = size) =>
  sharp({ create: { width, height, channels: 3, background: "#c8102e" } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: "#0b3d91" } },
      gravity: "east",
    },
  ]);

export const jpegFrom = (orientation?: number) =>
  picture()
    .withExif({
      IFD0: { Copyright: "Ravi at home" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "18/1 31/1 0/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "73/1 51/1 0/1",
      },
    })
    .withMetadata(orientation ? { orientation } : {})
    .jpeg()
    .toBuffer();

export async function animatedGif() {
  const frames = await Promise.all(
    ["#f00", "#0f0", "#00f"].map((background) =>
      sharp({ create: { width: 120, height: 80, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** A PNG of few bytes. Unless its pixels are real, only its header claims them. */
export function pngOf(width: number, height: number, pixels: "real" | "claimed") {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // one bit each, grey
  const rows = pixels === "real" ? Buffer.alloc((Math.ceil(width / 8) + 1) * height) : Buffer.alloc(10);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A progressive JPEG is drawn in passes. This one repeats its last pass, which costs few bytes each. */
export async function overdrawnJpeg(times: number) {
  const jpeg = await picture({ width: 3000, height: 3000 }).jpeg({ progressive: true }).toBuffer();
  const end = jpeg.length - 2;
  const pass = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end);
  return Buffer.concat([jpeg.subarray(0, end), ...Array<Buffer>(times).fill(pass), jpeg.subarray(end)]);
}

export function gifClaiming(width: number, height: number) {
  const gif = Buffer.from(
    "GIF89a\0\0\0\0\x80\0\0\xff\0\0\0\0\xff,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;",
    "latin1",
  );
  gif.writeUInt16LE(width, 6);
  gif.writeUInt16LE(height, 8);
  gif.writeUInt16LE(width, 24);
  gif.writeUInt16LE(height, 26);
  return gif;
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = Buffer.from("<!doctype html><script>alert(document.cookie)</script>");

export const pdf = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

const WORD_MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const WORD_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${WORD_MAIN}"/></Types>`;

const wordOf = (types: string, more: Record<string, Buffer> = {}) =>
  zipOf({
    "[Content_Types].xml": Buffer.from(types),
    "word/document.xml": Buffer.from("<w:document/>"),
    ...more,
  });

export const docx = () => wordOf(WORD_TYPES);

/** Word documents with macros: by the name of a part, by the type of the document, and by the type of a part. */
export const docxWithMacros = {
  named: () => wordOf(WORD_TYPES, { "word/vbaProject.bin": Buffer.from("macros") }),
  docm: () => wordOf(WORD_TYPES.replace(WORD_MAIN, "application/vnd.ms-word.document.macroEnabled.main+xml")),
  typed: () =>
    wordOf(
      WORD_TYPES.replace(
        "</Types>",
        '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vba&#80;roject"/></Types>',
      ),
      { "word/x.bin": Buffer.from("macros") },
    ),
};

const SHEET_MAIN = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const SHEET_TYPES = WORD_TYPES.replace("/word/document.xml", "/xl/workbook.xml").replace(
  WORD_MAIN,
  SHEET_MAIN,
);

const sheetOf = (types: string, more: Record<string, Buffer> = {}) =>
  zipOf({
    "[Content_Types].xml": Buffer.from(types),
    "xl/workbook.xml": Buffer.from("<workbook/>"),
    ...more,
  });

export const xlsx = () => sheetOf(SHEET_TYPES);

/** Excel documents with macros: the new kind, the old kind, and one that says so. */
export const xlsxWithMacros = {
  named: () => sheetOf(SHEET_TYPES, { "xl/vbaProject.bin": Buffer.from("macros") }),
  old: () => sheetOf(SHEET_TYPES, { "xl/macrosheets/sheet1.xml": Buffer.from("<xm:macrosheet/>") }),
  xlsm: () =>
    sheetOf(SHEET_TYPES.replace(SHEET_MAIN, "application/vnd.ms-excel.sheet.macroEnabled.main+xml")),
};
/** A document that says it is one of Excel's, without a workbook. */
export const emptyXlsx = () =>
  zipOf({ "[Content_Types].xml": Buffer.from(SHEET_TYPES), "xl/styles.xml": Buffer.from("<styles/>") });

/** What Word makes of a document with a password, and a PDF with one. */
export const protectedWord = Buffer.concat([
  Buffer.from("d0cf11e0a1b11ae1", "hex"),
  Buffer.alloc(1024),
  Buffer.from("EncryptedPackage", "utf16le"),
  Buffer.alloc(512),
]);
export const protectedPdf = Buffer.from(
  pdf.toString().replace("<</Root 1 0 R>>", "<</Root 1 0 R /Encrypt 3 0 R>>"),
);

/** The beginning of a program for Windows and of one for Linux. */
export const programs = [
  Buffer.concat([
    Buffer.from("MZ"),
    Buffer.alloc(58),
    Buffer.from([0x80, 0, 0, 0]),
    Buffer.alloc(64),
    Buffer.from("PE\0\0"),
    Buffer.alloc(400),
  ]),
  Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01", "latin1"), Buffer.alloc(400)]),
];

export const docxBomb = (bytes: number) =>
  zipOf({
    "[Content_Types].xml": Buffer.alloc(bytes, 0x20),
    "word/document.xml": Buffer.from("<w:document/>"),
  });

function zipOf(entries: Record<string, Buffer>) {
  const files: Buffer[] = [];
  const index: Buffer[] = [];
  let offset = 0;
  for (const [name, data] of Object.entries(entries)) {
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const at = Buffer.alloc(14);
    at.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, Buffer.from(name), packed]);
    index.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), common, at, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const listing = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listing, end]);
}
