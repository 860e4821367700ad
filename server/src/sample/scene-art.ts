/** The colours of a drawn place. */
interface Palette {
  wall: string;
  floor: string;
  main: string;
  second: string;
  dark: string;
  light: string;
}

const WARM: Palette = {
  wall: "#fbeedd",
  floor: "#e9cfae",
  main: "#c2562f",
  second: "#e0a145",
  dark: "#5a3826",
  light: "#fffaf2",
};
const COOL: Palette = {
  wall: "#e3eef2",
  floor: "#c3d7db",
  main: "#1f6f78",
  second: "#e7a977",
  dark: "#22404a",
  light: "#f8fcfd",
};
const PALETTES = [WARM, COOL];

const SCENES = {
  shop: ({ main, second, dark, light, floor }: Palette) =>
    `<path fill="${dark}" d="M110 150h580v360H110z"/><path fill="${light}" d="M140 240h330v270H140z"/><path fill="${second}" d="M510 240h140v270H510z"/>` +
    row(
      8,
      (at) =>
        `<path fill="${at % 2 ? light : main}" d="M${110 + at * 72.5} 150h72.5v56a36 36 0 0 1-72.5 0z"/>`,
    ) +
    row(
      5,
      (at) =>
        `<rect x="${165 + at * 60}" y="${at % 2 ? 300 : 270}" width="40" height="${at % 2 ? 120 : 150}" rx="18" fill="${at % 2 ? main : second}"/>`,
    ) +
    `<path fill="${floor}" d="M140 420h330v14H140z"/>` +
    row(
      4,
      (at) =>
        `<rect x="${165 + at * 76}" y="450" width="54" height="46" rx="6" fill="${at % 2 ? second : dark}" opacity=".8"/>`,
    ) +
    `<circle cx="530" cy="380" r="7" fill="${dark}"/>`,
  table: ({ main, second, dark, light }: Palette) =>
    `<ellipse cx="400" cy="390" rx="330" ry="160" fill="${dark}"/><circle cx="400" cy="360" r="170" fill="${light}"/><circle cx="400" cy="360" r="128" fill="${second}" opacity=".55"/><circle cx="400" cy="360" r="84" fill="${main}"/>` +
    row(9, (at) =>
      circle(400 + 52 * Math.cos(at * 0.7), 360 + 48 * Math.sin(at * 0.7), 9, at % 2 ? light : second),
    ) +
    `<circle cx="172" cy="330" r="62" fill="${light}"/><circle cx="172" cy="330" r="42" fill="#6a9a4b"/><circle cx="630" cy="400" r="66" fill="${light}"/><circle cx="630" cy="400" r="46" fill="${second}"/>` +
    row(
      3,
      (at) =>
        `<path d="M${340 + at * 60} 190c-18-24 18-36 0-62" fill="none" stroke="${main}" stroke-opacity=".45" stroke-width="8" stroke-linecap="round"/>`,
    ),
  bakery: ({ main, second, dark, light }: Palette) =>
    row(
      2,
      (y) =>
        `<path fill="${dark}" d="M90 ${300 + y * 150}h620v16H90z"/>` +
        row(
          5,
          (x) =>
            `<path fill="${(x + y) % 2 ? main : second}" d="M${120 + x * 122} ${300 + y * 150}c-6-60 16-92 48-92s54 32 48 92z"/><path d="M${148 + x * 122} ${248 + y * 150}l14-16m8 22l14-16" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`,
        ),
    ) +
    `<path fill="${dark}" d="M90 510h620v90H90z"/><path fill="${light}" opacity=".25" d="M90 510h620v20H90z"/>`,
  rooms: ({ main, second, dark, light }: Palette) =>
    `<path fill="${light}" d="M110 110h220v180H110z"/><path fill="#a9cfe0" d="M124 124h92v152h-92zm100 0h92v152h-92z"/><path fill="${main}" d="M430 330h270a30 30 0 0 1 30 30v120H400V360a30 30 0 0 1 30-30z"/><path fill="${main}" opacity=".75" d="M440 270h250a26 26 0 0 1 26 26v64H414v-64a26 26 0 0 1 26-26z"/><rect x="380" y="390" width="60" height="100" rx="26" fill="${dark}"/><rect x="690" y="390" width="60" height="100" rx="26" fill="${dark}"/><rect x="470" y="300" width="80" height="80" rx="14" fill="${second}" transform="rotate(-8 510 340)"/><path fill="${dark}" d="M256 330h10v160h-10z"/><path fill="${second}" d="M210 330l24-78h54l24 78z"/><rect x="486" y="130" width="150" height="100" fill="${light}"/><path fill="${second}" d="M496 220l44-52 32 34 22-22 32 40z"/>`,
  desk: ({ main, second, dark, light }: Palette) =>
    `<path fill="${dark}" d="M80 430h640v24H80zM120 454h24v110h-24zm536 0h24v110h-24z"/><rect x="270" y="220" width="270" height="176" rx="14" fill="${dark}"/><rect x="286" y="236" width="238" height="144" rx="6" fill="${light}"/><path fill="${dark}" d="M385 396h40v34h-40z"/>` +
    row(
      4,
      (at) =>
        `<rect x="${312 + at * 48}" y="${350 - [40, 66, 52, 92][at]!}" width="30" height="${[40, 66, 52, 92][at]!}" rx="4" fill="${at % 2 ? second : main}"/>`,
    ) +
    row(
      4,
      (at) =>
        `<rect x="${590 + at * 24}" y="${300 + (at % 2) * 20}" width="20" height="${130 - (at % 2) * 20}" fill="${[main, second, light, main][at]}"/>`,
    ) +
    `<path fill="${light}" d="M150 380h74v34a16 16 0 0 1-16 16h-42a16 16 0 0 1-16-16z"/><path fill="none" stroke="${light}" stroke-width="9" d="M224 390h12a12 12 0 0 1 0 24h-12"/>`,
  class: ({ main, second, dark, light }: Palette) =>
    `<rect x="170" y="90" width="460" height="220" rx="12" fill="${dark}"/><rect x="186" y="106" width="428" height="188" rx="4" fill="${main}"/><path d="M230 160h150m-150 42h230m-230 42h110" stroke="${light}" stroke-width="9" stroke-linecap="round" opacity=".85"/><circle cx="540" cy="196" r="42" fill="none" stroke="${second}" stroke-width="9"/>` +
    row(
      4,
      (at) =>
        `<circle cx="${170 + at * 154}" cy="402" r="36" fill="${at % 2 ? "#8a5a3b" : "#b9805a"}"/><path fill="${at % 2 ? second : light}" d="M${112 + at * 154} 530c0-56 26-84 58-84s58 28 58 84z"/>`,
    ) +
    `<path fill="${dark}" d="M80 512h640v22H80z"/>`,
  tools: ({ main, second, dark, light }: Palette) =>
    `<rect x="100" y="90" width="600" height="360" rx="16" fill="${light}"/>` +
    row(10, (x) => row(6, (y) => circle(140 + x * 58, 130 + y * 56, 4, dark, 0.25))) +
    `<path fill="${main}" d="M190 150h110v44H190z"/><path fill="${dark}" d="M232 194h28v190h-28z"/><path fill="${dark}" d="M372 260h26v130h-26z"/><path fill="${second}" d="M385 140a62 62 0 0 1 40 108l-40 22-40-22a62 62 0 0 1 16-102v62h48v-62z"/><rect x="500" y="140" width="60" height="120" rx="26" fill="${main}"/><path fill="${dark}" d="M522 260h16v130h-16z"/><circle cx="626" cy="330" r="46" fill="none" stroke="${second}" stroke-width="18"/><path fill="${dark}" d="M90 470h620v26H90z"/>`,
  clinic: ({ main, second, dark, light }: Palette) =>
    `<rect x="130" y="100" width="200" height="200" rx="20" fill="${light}"/><path fill="${main}" d="M206 136h48v40h40v48h-40v40h-48v-40h-40v-48h40z"/><rect x="400" y="120" width="290" height="14" fill="${dark}"/><path fill="${second}" opacity=".7" d="M410 134h130v250H410zm140 0h130v250H550z"/><path fill="${light}" d="M140 400h470a40 40 0 0 1 40 40v24H140z"/><path fill="${main}" d="M140 380h120a24 24 0 0 1 24 24v14H140z"/><path fill="${dark}" d="M120 464h560v18H120zM150 482h18v70h-18zm482 0h18v70h-18z"/>`,
  salon: ({ main, second, dark, light }: Palette) =>
    row(
      2,
      (at) =>
        `<ellipse cx="${250 + at * 300}" cy="220" rx="104" ry="132" fill="${second}"/><ellipse cx="${250 + at * 300}" cy="220" rx="88" ry="116" fill="${light}"/><path d="M${206 + at * 300} 250l70-100m-24 120l54-78" stroke="#fff" stroke-width="9" opacity=".9"/><path fill="${main}" d="M${180 + at * 300} 400h140v-40a24 24 0 0 1 24 24v96H${156 + at * 300}v-96a24 24 0 0 1 24-24z"/><path fill="${dark}" d="M${240 + at * 300} 480h20v60h-20zm-50 60h120v14H${190 + at * 300}z"/>`,
    ) + `<path fill="${dark}" d="M90 352h620v12H90z"/>`,
  studio: ({ main, second, dark, light }: Palette) =>
    `<path fill="${light}" d="M230 70h340v400c0 40-40 60-170 60s-170-20-170-60z"/><circle cx="400" cy="250" r="58" fill="#b9805a"/><path fill="${main}" d="M290 470c0-104 48-150 110-150s110 46 110 150z"/><path fill="${dark}" d="M345 236c0-60 110-60 110 0-30-20-80-20-110 0z"/><path fill="${dark}" d="M120 260h10v270h-10zm550 0h10v270h-10z"/><path fill="${second}" d="M76 130l98 28-20 108-98-28z"/><path fill="${second}" d="M724 130l-98 28 20 108 98-28z"/>`,
  garage: ({ main, second, dark, light }: Palette) =>
    `<path fill="${light}" d="M90 110h620v420H90z"/>` +
    row(7, (at) => `<path fill="${dark}" opacity=".12" d="M90 ${124 + at * 26}h620v10H90z"/>`) +
    `<path fill="${main}" d="M170 430c0-60 20-84 70-90l60-76c12-14 26-20 44-20h128c20 0 36 8 48 24l56 72c52 6 76 30 76 90z"/><path fill="#bfe0ea" d="M318 336l44-54c4-6 10-8 18-8h20v62zm100 0v-62h50c10 0 16 4 22 12l38 50z"/><path fill="${dark}" d="M160 430h500v34H160z"/><circle cx="266" cy="462" r="52" fill="${dark}"/><circle cx="266" cy="462" r="24" fill="${light}"/><circle cx="556" cy="462" r="52" fill="${dark}"/><circle cx="556" cy="462" r="24" fill="${light}"/><circle cx="642" cy="390" r="16" fill="${second}"/>`,
  road: ({ main, second, dark, light }: Palette) =>
    `<circle cx="620" cy="150" r="66" fill="${second}"/><path fill="${main}" opacity=".35" d="M0 380l180-150 140 110 150-130 330 200v40H0z"/><path fill="${dark}" d="M0 430h800v170H0z"/><path d="M20 520h760" stroke="${light}" stroke-width="10" stroke-dasharray="70 50"/><rect x="150" y="250" width="330" height="190" rx="12" fill="${light}"/><path fill="${main}" d="M150 330h330v30H150z"/><path fill="${main}" d="M490 300h92c14 0 24 6 32 18l46 68v54H490z"/><path fill="#cfe6ee" d="M516 322h56c8 0 12 2 16 8l30 46H516z"/>` +
    [240, 400, 590].map((x) => circle(x, 446, 40, "#1b1b1f") + circle(x, 446, 16, light)).join(""),
  stay: ({ main, second, dark, light }: Palette) =>
    `<path fill="${main}" d="M90 250l310-150 310 150z"/><path fill="${light}" d="M140 250h520v280H140z"/>` +
    row(
      3,
      (at) =>
        `<path fill="${second}" d="M${180 + at * 160} 530V390a60 60 0 0 1 120 0v140z"/><path fill="${dark}" opacity=".75" d="M${196 + at * 160} 530V392a44 44 0 0 1 88 0v138z"/>`,
    ) +
    row(4, (at) => `<path fill="${dark}" d="M${160 + at * 160} 270h12v260h-12z"/>`),
  flowers: ({ main, second, dark, light }: Palette) =>
    `<path fill="none" stroke="${dark}" stroke-width="16" d="M190 560V300a210 210 0 0 1 420 0v260"/>` +
    row(15, (at) => {
      const turn = Math.PI * (1 - at / 14);
      return circle(
        400 + 210 * Math.cos(turn),
        300 - 210 * Math.sin(turn),
        34,
        [main, second, light][at % 3]!,
      );
    }) +
    row(
      6,
      (at) =>
        circle(190, 330 + at * 42, 24, [second, main, light][at % 3]!) +
        circle(610, 330 + at * 42, 24, [light, main, second][at % 3]!),
    ) +
    `<path fill="${main}" d="M300 540h200v30H300z"/><path fill="${second}" d="M270 570h260v24H270z"/>`,
  plants: ({ main, second, dark, light }: Palette) =>
    `<path fill="${light}" d="M120 90h560v300H120z"/><path fill="#bcdcc2" d="M140 110h170v260H140zm185 0h170v260H325zm185 0h150v260H510z"/>` +
    row(
      3,
      (at) =>
        `<path fill="${at % 2 ? second : main}" d="M${150 + at * 200} 460h110l-16 100h-78z"/>` +
        row(
          5,
          (leaf) =>
            `<path fill="${leaf % 2 ? "#3f7d4a" : "#5c9c55"}" transform="rotate(${-50 + leaf * 25} ${205 + at * 200} 462)" d="M${205 + at * 200} 462c-34-50-30-110 0-150 30 40 34 100 0 150z"/>`,
        ),
    ) +
    `<path fill="${dark}" d="M80 556h640v14H80z"/>`,
} satisfies Record<string, (palette: Palette) => string>;
export type Scene = keyof typeof SCENES;

/** A flat drawing of a scene, 800 by 600, as SVG. The second look has other colours. */
export function drawScene(scene: Scene, look: number): string {
  const palette = PALETTES[look % PALETTES.length] as Palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<rect width="800" height="600" fill="${palette.wall}"/><rect y="500" width="800" height="100" fill="${palette.floor}"/>
${SCENES[scene](palette)}</svg>`;
}

function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;
}

function row(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join("");
}
