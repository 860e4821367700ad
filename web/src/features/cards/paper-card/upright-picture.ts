import { readImage, UNREADABLE } from "../../../forms/pictures/draw-picture.ts";

/** Larger pictures are not read better, and a phone's photo has twelve million pixels. */
const LONGEST_SIDE = 1600;
/** Small letters are read better when they are drawn larger, up to a point. */
const LARGEST_SCALE = 2;

/** A picture as people see it, turned upright and drawn in a size that is quickly read. */
export async function drawUpright(picture: Blob, longestSide = LONGEST_SIDE): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(picture);
  try {
    // The browser applies the orientation that the photo stores.
    const image = await readImage(url);
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(LARGEST_SCALE, longestSide / Math.max(width, height));
    return drawScaled(image, width, height, scale);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What a camera shows at this moment. */
export function drawFrame(video: HTMLVideoElement, longestSide: number): HTMLCanvasElement {
  const { videoWidth: width, videoHeight: height } = video;
  return drawScaled(video, width, height, Math.min(1, longestSide / Math.max(width, height)));
}

function drawScaled(source: CanvasImageSource, width: number, height: number, scale: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = penOf(canvas);
  // Transparent areas would be black otherwise.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Turned to the right by 90, 180 or 270 degrees. */
export function turned(canvas: HTMLCanvasElement, degrees: number): HTMLCanvasElement {
  if (degrees === 0) return canvas;
  const result = document.createElement("canvas");
  const isOnItsSide = degrees % 180 !== 0;
  result.width = isOnItsSide ? canvas.height : canvas.width;
  result.height = isOnItsSide ? canvas.width : canvas.height;
  const pen = penOf(result);
  pen.translate(result.width / 2, result.height / 2);
  pen.rotate((degrees * Math.PI) / 180);
  pen.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return result;
}

export const pixelsOf = (canvas: HTMLCanvasElement): ImageData =>
  penOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

function penOf(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("Your browser cannot read pictures here.");
  return pen;
}

export function asJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(UNREADABLE))), "image/jpeg", 0.92);
  });
}
