const LARGEST_WIDTH = 320;
const LARGEST_HEIGHT = 360;
const SMALLEST = 96;
const UNKNOWN = { width: 240, height: 180 };

interface Size {
  width: number | null;
  height: number | null;
}

/** The place of a picture in the conversation, taken before it loads: within reason, its own shape. */
export function pictureBox({ width, height }: Size) {
  const own = width && height ? { width, height } : UNKNOWN;
  const scale = Math.min(1, LARGEST_WIDTH / own.width, LARGEST_HEIGHT / own.height);
  const shown = { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
  // A strip is cut off, so that it can be pressed.
  return { width: Math.max(shown.width, SMALLEST), height: Math.max(shown.height, SMALLEST) };
}
