/** Numbers below a limit from a seed: a design gets the same score each time. */
export function seeded(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

interface Printed {
  /** Pixels of a module, and the position of the first one. */
  module: number;
  x: number;
  y: number;
  /** Modules in a row. */
  size: number;
  isDark: (x: number, y: number) => boolean;
  /** Where damage is possible; everywhere by default. */
  mayBreak?: (x: number, y: number) => boolean;
  dark: [number, number, number];
  light: [number, number, number];
}

/** The same RGBA picture with a share of its modules inverted, whole and square. */
export function damaged(
  raster: Raster,
  printed: Printed,
  share: number,
  seed: number,
): Uint8Array<ArrayBuffer> {
  const { size, isDark, dark, light, mayBreak = () => true } = printed;
  const data = new Uint8Array(raster.data);
  const random = seeded(seed);
  const places = new Set<number>();
  const count = Math.round(size * size * share);
  while (places.size < count) {
    const place = random(size * size);
    if (mayBreak(place % size, Math.floor(place / size))) places.add(place);
  }
  for (const place of places) {
    const [x, y] = [place % size, Math.floor(place / size)];
    paint({ ...raster, data }, printed, x, y, isDark(x, y) ? light : dark);
  }
  return data;
}

function paint(
  { data, width }: Raster,
  printed: Printed,
  moduleX: number,
  moduleY: number,
  [red, green, blue]: [number, number, number],
): void {
  const { x, y, module } = printed;
  const edge = (from: number, modules: number) => Math.round(from + modules * module);
  for (let row = edge(y, moduleY); row < edge(y, moduleY + 1); row++) {
    for (let column = edge(x, moduleX); column < edge(x, moduleX + 1); column++) {
      data.set([red, green, blue, 255], (row * width + column) * 4);
    }
  }
}
