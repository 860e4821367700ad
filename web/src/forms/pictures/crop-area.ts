/** What is cut out of a picture, in the picture's own pixels. */
export interface Crop {
  /** 1 shows as much as fits, more comes closer. */
  zoom: number;
  /** The middle of the cut. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MOST_ZOOM = 4;

/** The largest cut of this shape that fits, divided by the zoom. `aspect` is width over height. */
export function cutOf({ width, height }: Size, aspect: number, zoom: number): Size {
  const widest = Math.min(width, height * aspect) / zoom;
  return { width: widest, height: widest / aspect };
}

export const centred = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

/** The nearest crop that lies wholly within the picture. */
export function within(size: Size, aspect: number, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MOST_ZOOM);
  const cut = cutOf(size, aspect, zoom);
  return {
    zoom,
    x: clamp(crop.x, cut.width / 2, size.width - cut.width / 2),
    y: clamp(crop.y, cut.height / 2, size.height - cut.height / 2),
  };
}

/** Moves by shares of the shown cut: 1 is its whole width, or height. */
export function moved(size: Size, aspect: number, crop: Crop, right: number, down: number): Crop {
  const cut = cutOf(size, aspect, crop.zoom);
  return within(size, aspect, { ...crop, x: crop.x + right * cut.width, y: crop.y + down * cut.height });
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
