/** Radii of the corners: upper left, upper right, lower right, lower left. */
export type Corners = [number, number, number, number];

const n = (value: number) => String(Math.round(value * 1000) / 1000);

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}H${n(x + width)}V${n(y + height)}H${n(x)}Z`;

export const circle = (x: number, y: number, radius: number) =>
  roundedRectangle(x - radius, y - radius, 2 * radius, 2 * radius, [radius, radius, radius, radius]);

export const diamond = (x: number, y: number, reach: number) =>
  `M${n(x)} ${n(y - reach)}L${n(x + reach)} ${n(y)}L${n(x)} ${n(y + reach)}L${n(x - reach)} ${n(y)}Z`;

/** Clockwise; a hole is drawn counterclockwise, so that it stays open. */
export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  [upperLeft, upperRight, lowerRight, lowerLeft]: Corners,
  isHole = false,
): string {
  const right = x + width;
  const bottom = y + height;
  const arc = (radius: number, toX: number, toY: number) =>
    radius === 0 ? "" : `A${n(radius)} ${n(radius)} 0 0 ${isHole ? 0 : 1} ${n(toX)} ${n(toY)}`;
  const line = (toX: number, toY: number) => `L${n(toX)} ${n(toY)}`;
  if (isHole) {
    return (
      `M${n(x + upperLeft)} ${n(y)}${arc(upperLeft, x, y + upperLeft)}` +
      `${line(x, bottom - lowerLeft)}${arc(lowerLeft, x + lowerLeft, bottom)}` +
      `${line(right - lowerRight, bottom)}${arc(lowerRight, right, bottom - lowerRight)}` +
      `${line(right, y + upperRight)}${arc(upperRight, right - upperRight, y)}Z`
    );
  }
  return (
    `M${n(x + upperLeft)} ${n(y)}${line(right - upperRight, y)}${arc(upperRight, right, y + upperRight)}` +
    `${line(right, bottom - lowerRight)}${arc(lowerRight, right - lowerRight, bottom)}` +
    `${line(x + lowerLeft, bottom)}${arc(lowerLeft, x, bottom - lowerLeft)}` +
    `${line(x, y + upperLeft)}${arc(upperLeft, x + upperLeft, y)}Z`
  );
}
