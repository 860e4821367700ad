/** A part of a description: lines that belong together, or the points of a list. */
export type DescriptionBlock = { lines: string[] } | { points: string[]; isNumbered: boolean };

const POINT = /^\s*(?:[-*•–·]|(\d{1,2})[.)])\s+(.+)$/;

/** Plain text as people write it: empty lines divide paragraphs, dashes and numbers make lists. */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let isOpen = false;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    if (line.trim() === "") {
      isOpen = false;
      continue;
    }
    const last = isOpen ? blocks.at(-1) : undefined;
    const [, number, point] = POINT.exec(line) ?? [];
    const isNumbered = number !== undefined;
    if (point === undefined) {
      if (last && "lines" in last) last.lines.push(line.trim());
      else blocks.push({ lines: [line.trim()] });
    } else if (last && "points" in last && last.isNumbered === isNumbered) last.points.push(point.trim());
    else blocks.push({ points: [point.trim()], isNumbered });
    isOpen = true;
  }
  return blocks;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The description as HTML, for search engines. */
export const descriptionHtml = (text: string) =>
  descriptionBlocks(text)
    .map((block) => {
      if ("lines" in block) return `<p>${block.lines.map(escaped).join("<br>")}</p>`;
      const list = block.isNumbered ? "ol" : "ul";
      return `<${list}>${block.points.map((point) => `<li>${escaped(point)}</li>`).join("")}</${list}>`;
    })
    .join("");
