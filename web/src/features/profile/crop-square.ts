/** The square that is cut out of a picture, in the picture's own pixels. */
export interface Crop {
  /** 1 shows as much as fits, more comes closer. */
  zoom: number;
  /** The square's middle. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;
const PORTRAIT_SIDE = 800;

export const sideOf = ({ width, height }: Size, { zoom }: Crop) => Math.min(width, height) / zoom;

export const centred = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The nearest crop that lies wholly within the picture. */
export function within(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MOST_ZOOM);
  const half = sideOf(size, { ...crop, zoom }) / 2;
  return { zoom, x: clamp(crop.x, half, size.width - half), y: clamp(crop.y, half, size.height - half) };
}

/** Moves by shares of the shown square: 1 is its whole width. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return within(size, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Cuts the square out, on white, as a JPEG of at most 800 pixels. */
export function cutOut(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const side = sideOf({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, PORTRAIT_SIDE)));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.reject(new Error("Your browser cannot edit pictures."));
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The picture could not be cut."));
    canvas.toBlob(done, "image/jpeg", 0.9);
  });
}
