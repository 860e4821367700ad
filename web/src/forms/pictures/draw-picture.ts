import { type Crop, cutOf } from "./crop-area.ts";

export const UNREADABLE = "This file could not be read as a picture. Choose a JPEG, PNG, WebP or GIF.";
/** The largest width that the server stores. */
const LARGEST = 1600;
const LARGEST_PORTRAIT = 800;
/** The server's limit. A photo saved as PNG would be larger. */
const MOST_BYTES = 4_500_000;

type Drawn = "image/jpeg" | "image/png";

/** Cuts a shape out of a picture, on white. */
export function cutPicture(image: HTMLImageElement, aspect: number, crop: Crop): Promise<Blob> {
  const cut = cutOf({ width: image.naturalWidth, height: image.naturalHeight }, aspect, crop.zoom);
  const scale = Math.min(1, (aspect === 1 ? LARGEST_PORTRAIT : LARGEST) / cut.width);
  return drawn(cut.width * scale, cut.height * scale, "image/jpeg", (pen, width, height) =>
    pen.drawImage(
      image,
      crop.x - cut.width / 2,
      crop.y - cut.height / 2,
      cut.width,
      cut.height,
      0,
      0,
      width,
      height,
    ),
  );
}

/** Makes a photo of any size small enough to send, without cropping. A logo keeps its transparency. */
export async function shrinkPicture(file: Blob, type: Drawn = "image/jpeg"): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = await readImage(url);
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, LARGEST / naturalWidth, (LARGEST * 2) / naturalHeight);
    const draw = (as: Drawn) =>
      drawn(naturalWidth * scale, naturalHeight * scale, as, (pen, width, height) =>
        pen.drawImage(image, 0, 0, width, height),
      );
    const picture = await draw(type);
    return picture.size > MOST_BYTES ? await draw("image/jpeg") : picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function readImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => Promise.reject(new Error(UNREADABLE)),
  );
}

type Draw = (pen: CanvasRenderingContext2D, width: number, height: number) => void;

function drawn(width: number, height: number, type: Drawn, draw: Draw): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.reject(new Error("Your browser cannot edit pictures."));
  if (type === "image/jpeg") {
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = "high";
  draw(pen, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(UNREADABLE))), type, 0.88);
  });
}
