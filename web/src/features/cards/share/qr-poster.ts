import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import { saveFile } from "../../../lib/save-file.ts";
import { QR_DEFAULTS, QR_POSTER, QR_TEXT, qrFileName } from "@cardplaza/contract/cards/qr-codes/qr";

const FONT = '"Inter Variable", "Indic Scripts", Arial, sans-serif';
const QR_SIDE = 246;

/** What a poster says around its code. */
export interface Poster {
  /** The address of the code's picture. */
  code: string;
  name: string;
  lines: [string, string];
  /** The line under the code: what scanning it does. */
  scan: string;
  fileName: string;
}

type OnPoster = Pick<Card, "_id" | "slug" | "name" | "company" | "role">;

/** A card's, saved as Card-{slug}.png. */
export const downloadPoster = (card: OnPoster): Promise<void> =>
  savePoster({
    code: CARD_FILES.qrSvg(card._id),
    name: card.name,
    lines: [withoutPlaceholder("company", card.company), withoutPlaceholder("role", card.role)],
    scan: QR_TEXT.scan,
    fileName: qrFileName(card.slug),
  });

/** The poster of 326 by 484, drawn at double resolution. */
export async function savePoster(poster: Poster): Promise<void> {
  const code = await loadPicture(poster.code);
  const canvas = document.createElement("canvas");
  canvas.width = QR_POSTER.width * QR_POSTER.pixelRatio;
  canvas.height = QR_POSTER.height * QR_POSTER.pixelRatio;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw the poster");
  // A canvas does not wait for a font that the page has not needed so far.
  const words = [poster.name, ...poster.lines].join(" ");
  await Promise.all(["400", "700"].map((weight) => document.fonts.load(`${weight} 16px ${FONT}`, words)));
  pen.scale(QR_POSTER.pixelRatio, QR_POSTER.pixelRatio);
  drawPoster(pen, poster, code);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The poster could not be made");
  saveFile(blob, poster.fileName);
}

function drawPoster(pen: CanvasRenderingContext2D, poster: Poster, code: HTMLImageElement) {
  const { width, height } = QR_POSTER;
  const middle = width / 2;
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, width, height);
  const band = pen.createLinearGradient(0, 0, width, 0);
  band.addColorStop(0, "#2563eb");
  band.addColorStop(1, "#06b6d4");
  pen.fillStyle = band;
  pen.fillRect(0, 0, width, 8);
  pen.textAlign = "center";
  const line = (text: string, y: number, font: string, colour: string) => {
    pen.font = `${font} ${FONT}`;
    pen.fillStyle = colour;
    pen.fillText(fitted(pen, text, width - 40), middle, y);
  };
  // A long name is written smaller, then in two lines, before it is cut.
  const size = [22, 20, 18, 16].find((each) => {
    pen.font = `700 ${each}px ${FONT}`;
    return pen.measureText(poster.name).width <= width - 40;
  });
  const names = size ? [poster.name] : inHalves(poster.name);
  names.forEach((name, at) =>
    line(name, 52 - 20 * (names.length - 1 - at), `700 ${size ?? 16}px`, "#0f172a"),
  );
  line(poster.lines[0], 78, "500 15px", "#334155");
  line(poster.lines[1], 99, "400 13px", "#51607a");
  const side = wholeSide(code);
  pen.drawImage(code, (width - side) / 2, 122 + (QR_SIDE - side) / 2, side, side);
  line(poster.scan, 408, "600 15px", "#0f172a");
  line(QR_TEXT.works, 432, "400 13px", "#51607a");
}

/** Each dot is a whole number of pixels, and the code begins at a whole one: a smoothed code scans worse. */
function wholeSide({ naturalWidth }: HTMLImageElement): number {
  const modules = naturalWidth / QR_DEFAULTS.scale;
  const dot = Math.floor((QR_SIDE * QR_POSTER.pixelRatio) / modules / 2) * 2;
  return (dot * modules) / QR_POSTER.pixelRatio;
}

/** The name in two parts, split at the space nearest to its middle. */
function inHalves(name: string): string[] {
  const spaces = [...name.matchAll(/\s/g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [at] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  const letters = [...new Intl.Segmenter("en").segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && pen.measureText(letters.join("")).width > width) letters.splice(-2, 2, "…");
  return letters.join("");
}

function loadPicture(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener("load", () => resolve(picture));
    picture.addEventListener("error", () => reject(new Error("The code could not be loaded")));
    picture.src = src;
  });
}
