/** Rendered in place of the style sheet: React would copy and search through its 100 KB on every page. */
export const STYLES_GO_HERE = "/*styles*/";

// The placeholder with its tag, which no text of a member can contain.
const PLACE = `>${STYLES_GO_HERE}</style>`;

export function withStyles(html: string, css: string): string {
  if (!html.includes(PLACE)) throw new Error("The place of the style sheet was not found in the page");
  return html.replace(PLACE, () => `>${css}</style>`);
}
