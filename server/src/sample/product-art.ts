/** The colours of a drawn product. */
interface Palette {
  back: string;
  main: string;
  second: string;
  dark: string;
  light: string;
}

const PALETTES: [Palette, ...Palette[]] = [
  { back: "#eef3fb", main: "#2563eb", second: "#7aa7f7", dark: "#1b2c4f", light: "#ffffff" },
  { back: "#fbf3e8", main: "#c2562f", second: "#e8b06a", dark: "#4f2f1f", light: "#fffaf3" },
  { back: "#e9f5f1", main: "#1f7a63", second: "#8fcbb4", dark: "#17413a", light: "#fbfffd" },
];

const PRODUCTS = {
  bolts: ({ main, second, dark }: Palette) =>
    row(
      3,
      (at) =>
        `<g transform="translate(${at * 190 + 130} ${at % 2 ? 190 : 140}) rotate(${at * 8 - 8})">` +
        `<path fill="${at % 2 ? second : main}" d="M30 0h80l40 50-40 50H30L-10 50z"/>` +
        `<rect x="40" y="100" width="60" height="220" rx="6" fill="${dark}"/>` +
        row(9, (turn) => `<path stroke="${second}" stroke-width="6" d="M40 ${124 + turn * 22}l60 12"/>`) +
        `</g>`,
    ),
  cloth: ({ main, second, dark, light }: Palette) =>
    row(
      4,
      (at) =>
        `<g transform="translate(150 ${130 + at * 95})"><rect width="500" height="80" rx="40" fill="${[main, second, dark, light][at]!}"/>` +
        `<circle cx="460" cy="40" r="28" fill="${light}"/><circle cx="460" cy="40" r="12" fill="${dark}"/></g>`,
    ),
  tiles: ({ main, second, dark, light }: Palette) =>
    row(3, (x) =>
      row(
        3,
        (y) =>
          `<g transform="translate(${175 + x * 155} ${75 + y * 155})"><rect width="145" height="145" fill="${(x + y) % 2 ? light : second}"/>` +
          `<path fill="${main}" d="M72 12l60 60-60 60-60-60z"/><circle cx="72" cy="72" r="26" fill="${(x + y) % 2 ? dark : light}"/></g>`,
      ),
    ),
  biscuits: ({ main, second, dark, light }: Palette) =>
    `<ellipse cx="400" cy="430" rx="290" ry="70" fill="${light}"/>` +
    row(
      6,
      (at) =>
        circle(230 + (at % 3) * 170, at < 3 ? 380 : 270, 88, at % 2 ? second : main) +
        row(5, (dot) =>
          circle(200 + (at % 3) * 170 + dot * 15, (at < 3 ? 360 : 250) + (dot % 2) * 34, 8, dark),
        ),
    ),
  jar: ({ main, second, dark, light }: Palette) =>
    row(
      2,
      (at) =>
        `<g transform="translate(${190 + at * 220} ${150 + at * 20})"><rect x="30" width="140" height="50" rx="10" fill="${dark}"/>` +
        `<rect y="50" width="200" height="270" rx="36" fill="${at ? second : main}"/><rect x="24" y="130" width="152" height="110" rx="10" fill="${light}"/>` +
        `<path fill="${dark}" d="M48 160h104v12H48zm0 30h70v12H48z"/></g>`,
    ),
  carton: ({ main, second, dark, light }: Palette) =>
    `<path fill="${second}" d="M170 240l230-90 230 90v220l-230 90-230-90z"/><path fill="${main}" d="M400 330v220l230-90V240z"/>` +
    `<path fill="${light}" d="M170 240l230 90 230-90-230-90z"/><path fill="${dark}" d="M360 166l80-30 40 16-230 90v70l-40-16v-70z" opacity=".8"/>`,
  solar: ({ main, second, dark, light }: Palette) =>
    `<path fill="${dark}" d="M230 120h420l-80 300H150z"/>` +
    row(4, (x) =>
      row(
        3,
        (y) =>
          `<path fill="${(x + y) % 2 ? main : second}" d="M${248 + x * 100 - y * 26} ${134 + y * 96}h86l-22 84h-86z"/>`,
      ),
    ) +
    `<path fill="${dark}" d="M380 420h30v110h-30z"/><path fill="${light}" d="M300 520h190v24H300z"/>`,
  pump: ({ main, second, dark, light }: Palette) =>
    circle(330, 320, 150, main) +
    circle(330, 320, 96, second) +
    circle(330, 320, 36, dark) +
    `<path fill="${dark}" d="M420 200h240v70H460zM300 480h60v70h-60z"/><rect x="460" y="270" width="180" height="130" rx="24" fill="${main}"/>` +
    row(5, (at) => `<path fill="${light}" d="M${486 + at * 30} 292h12v86h-12z"/>`),
  lamp: ({ main, second, dark, light }: Palette) =>
    `<path fill="${second}" d="M280 470h240l40 60H240z"/><rect x="376" y="240" width="48" height="240" fill="${main}"/>` +
    `<path fill="${main}" d="M220 200h360c0 70-80 100-180 100s-180-30-180-100z"/><path fill="${dark}" d="M380 196c0-50 10-80 20-110 10 30 20 60 20 110z"/>` +
    circle(400, 380, 34, second) +
    circle(400, 130, 14, light),
  chair: ({ main, second, dark, light }: Palette) =>
    `<rect x="270" y="90" width="260" height="220" rx="36" fill="${main}"/><rect x="300" y="120" width="200" height="160" rx="24" fill="${second}"/>` +
    `<rect x="240" y="320" width="320" height="70" rx="28" fill="${main}"/><path fill="${dark}" d="M384 390h32v90h-32z"/>` +
    `<path stroke="${dark}" stroke-width="22" stroke-linecap="round" d="M400 480l-110 60M400 480l110 60"/>` +
    circle(280, 545, 18, light) +
    circle(520, 545, 18, light),
  bag: ({ main, second, dark, light }: Palette) =>
    `<path fill="none" stroke="${dark}" stroke-width="24" d="M310 250c0-150 180-150 180 0"/><path fill="${main}" d="M200 240h400l30 300H170z"/>` +
    `<path fill="${second}" d="M186 390h428l16 150H170z"/><rect x="350" y="360" width="100" height="80" rx="12" fill="${light}"/>` +
    circle(400, 400, 14, dark),
  screen: ({ main, second, dark, light }: Palette) =>
    `<rect x="160" y="120" width="480" height="310" rx="24" fill="${dark}"/><rect x="184" y="144" width="432" height="262" fill="${light}"/>` +
    `<path fill="${main}" d="M204 164h180v110H204z"/>` +
    row(
      4,
      (at) =>
        `<rect x="410" y="${170 + at * 30}" width="${186 - at * 30}" height="14" rx="7" fill="${second}"/>`,
    ) +
    row(
      6,
      (at) =>
        `<rect x="${208 + at * 64}" y="${380 - at * 14}" width="40" height="${at * 14 + 16}" fill="${at % 2 ? main : second}"/>`,
    ) +
    `<path fill="${dark}" d="M360 430h80l20 70H340z"/><path fill="${second}" d="M290 500h220v26H290z"/>`,
} satisfies Record<string, (palette: Palette) => string>;
export type ProductPicture = keyof typeof PRODUCTS;

/** A flat drawing of a product, 800 by 600, as SVG. Each look has other colours. */
export function drawProduct(product: ProductPicture, look: number): string {
  const palette = PALETTES[look % PALETTES.length] as Palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<rect width="800" height="600" fill="${palette.back}"/>
${PRODUCTS[product](palette)}</svg>`;
}

/** Shapes, not letters: a machine without fonts draws them too. */
const MARKS: ((light: string, second: string) => string)[] = [
  (light, second) =>
    `<path fill="${light}" d="M200 70l130 75v150l-130 75L70 295V145z"/>` + circle(200, 220, 56, second),
  (light, second) =>
    circle(150, 200, 90, light) + `<circle cx="250" cy="200" r="90" fill="${second}" opacity=".85"/>`,
  (light, second) =>
    `<path fill="${light}" d="M90 310V90h90v220z"/><path fill="${second}" d="M210 310V170h90v140z"/>`,
  (light, second) =>
    `<path fill="${light}" d="M200 80l120 120-120 120L80 200z"/><path fill="${second}" d="M200 140l60 60-60 60-60-60z"/>`,
  (light, second) =>
    `<path fill="${light}" d="M80 300c0-130 60-210 240-220-10 150-90 220-240 220z"/><path stroke="${second}" stroke-width="16" d="M90 320l150-150"/>`,
  (light, second) =>
    row(
      3,
      (at) =>
        `<path fill="${at === 1 ? second : light}" d="M${80 + at * 85} ${260 - at * 50}h70v${60 + at * 50}h-70z"/>`,
    ),
];

/** A company's logo, 400 by 400. */
export function drawLogo(order: number): string {
  const { main, second, light } = PALETTES[order % PALETTES.length] as Palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
<rect width="400" height="400" fill="${main}"/>
${MARKS[order % MARKS.length]!(light, second)}</svg>`;
}

function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

function row(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}
