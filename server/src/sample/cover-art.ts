/** The colours and the motif of a sample cover. */
export interface Cover {
  colours: [string, string, string];
  motif: "arches" | "waves" | "tiles" | "rays" | "leaves" | "steps";
}

const WIDTH = 1600;
const HEIGHT = 640;

const MOTIFS: Record<Cover["motif"], (colour: string) => string> = {
  arches: (colour) =>
    row(
      7,
      (at) =>
        `<path d="M${at * 240 - 40} 640v-220a110 110 0 0 1 220 0v220z" fill="none" stroke="${colour}" stroke-width="18"/>`,
    ),
  waves: (colour) =>
    row(
      6,
      (at) =>
        `<path d="M0 ${160 + at * 90}c260-90 420 90 800 0s540 90 800 0" fill="none" stroke="${colour}" stroke-width="${26 - at * 3}"/>`,
    ),
  tiles: (colour) =>
    row(8, (x) =>
      row(4, (y) =>
        (x + y) % 2
          ? ""
          : `<rect x="${x * 210 + 10}" y="${y * 170 + 10}" width="190" height="150" rx="24" fill="${colour}"/>`,
      ),
    ),
  rays: (colour) => row(9, (at) => `<path d="M1600 640L${at * 200} 0h90z" fill="${colour}"/>`),
  leaves: (colour) =>
    row(
      7,
      (at) =>
        `<path d="M${at * 250 - 60} 560c20-180 120-260 240-280-20 160-100 260-240 280z" fill="${colour}"/>`,
    ),
  steps: (colour) =>
    row(
      8,
      (at) =>
        `<rect x="${at * 205}" y="${560 - at * 62}" width="190" height="${80 + at * 62}" rx="10" fill="${colour}"/>`,
    ),
};

/** A simple cover of 1600 by 640, as SVG. */
export function drawCover({ colours: [from, to, motif], motif: name }: Cover): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/><g opacity=".28">${MOTIFS[name](motif)}</g></svg>`;
}

function row(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}
