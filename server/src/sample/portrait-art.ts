/** How a sample member is drawn. No real person is shown. */
export interface Portrait {
  skin: string;
  hair: string;
  clothes: string;
  backdrop: [string, string];
  style: "long" | "short" | "turban" | "bun" | "scarf" | "beard";
}

const HAIR_BEHIND: Record<Portrait["style"], (hair: string) => string> = {
  long: (hair) =>
    `<path fill="${hair}" d="M112 190c0-62 38-104 88-104s88 42 88 104c0 46 10 92 22 118H90c12-26 22-72 22-118z"/>`,
  short: () => "",
  turban: () => "",
  bun: (hair) => `<circle cx="200" cy="74" r="34" fill="${hair}"/>`,
  scarf: (hair) =>
    `<path fill="${hair}" d="M96 214c0-76 42-132 104-132s104 56 104 132c0 60 16 104 30 136H66c14-32 30-76 30-136z"/>`,
  beard: () => "",
};
const HAIR_BEFORE: Record<Portrait["style"], (hair: string) => string> = {
  long: (hair) =>
    `<path fill="${hair}" d="M124 186c-4-62 30-96 76-96s80 34 76 96c-14-34-34-52-58-58-34 26-66 34-94 58z"/>`,
  short: (hair) =>
    `<path fill="${hair}" d="M126 172c-8-58 26-90 74-90s82 32 74 90c-6-18-12-30-20-38-40 8-74 4-104-8-10 10-18 26-24 46z"/>`,
  turban: (hair) =>
    `<path fill="${hair}" d="M118 160c-14-62 28-102 82-102s96 40 82 102c-24-22-52-32-82-32s-58 10-82 32z"/><path d="M136 128c38-34 92-34 128 0M150 102c30-24 70-24 100 0" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="6" stroke-linecap="round"/>`,
  bun: (hair) =>
    `<path fill="${hair}" d="M124 182c-6-60 28-94 76-94s82 34 76 94c-20-30-44-46-76-46s-56 16-76 46z"/>`,
  scarf: (hair) =>
    `<path fill="${hair}" d="M118 200c-6-70 30-112 82-112s88 42 82 112c-8-42-38-68-82-68s-74 26-82 68z"/>`,
  beard: (hair) =>
    `<path fill="${hair}" d="M126 172c-8-58 26-90 74-90s82 32 74 90c-10-26-36-40-74-40s-64 14-74 40z"/><path fill="${hair}" d="M134 204c4 52 30 78 66 78s62-26 66-78c-12 22-30 30-66 30s-54-8-66-30z"/>`,
};

/** A calm, flat portrait of 400 by 400, as SVG. */
export function drawPortrait({ skin, hair, clothes, backdrop, style }: Portrait): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
<defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="${backdrop[0]}"/><stop offset="1" stop-color="${backdrop[1]}"/></linearGradient></defs>
<rect width="400" height="400" fill="url(#b)"/>
${HAIR_BEHIND[style](hair)}
<path fill="${clothes}" d="M52 400c6-78 66-112 148-112s142 34 148 112z"/>
<path fill="${skin}" d="M170 240h60v56c-10 22-50 22-60 0z"/>
<path fill="#000000" fill-opacity=".08" d="M170 262c20 16 40 16 60 0v20c-20 14-40 14-60 0z"/>
<ellipse cx="200" cy="190" rx="68" ry="80" fill="${skin}"/>
${HAIR_BEFORE[style](hair)}
<g fill="#1f2937"><circle cx="174" cy="190" r="6"/><circle cx="226" cy="190" r="6"/></g>
<g fill="none" stroke="#1f2937" stroke-width="5" stroke-linecap="round"><path d="M160 172c8-6 18-6 26-1M214 171c8-5 18-5 26 1" stroke-opacity=".7"/><path d="M178 226c14 12 30 12 44 0" stroke="#7c2d12"/></g>
<path fill="#ffffff" fill-opacity=".85" d="M168 292l32 34 32-34 10 6-42 52-42-52z"/>
</svg>`;
}
