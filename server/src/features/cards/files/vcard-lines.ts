/** Octets of a line, without its end (RFC 2426, 2.6). */
const LONGEST_LINE = 75;

/** One line of the file: folded, with its end. */
export const contentLine = (head: string, value: string) => `${folded(`${head}:${value}`)}\r\n`;

/** Text inside a value. The backslash first, because the others add new ones. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]/g, " ")
    .replaceAll("\\", "\\\\")
    .replaceAll(",", "\\,")
    .replaceAll(";", "\\;")
    .replaceAll("\n", "\\n");
}

/** A link is not text and is not escaped, so characters that could be read as an escape are removed. */
export const linkValue = (url: string) => url.replaceAll("\\", "%5C").replace(/[\u0000-\u0020\u007F]/g, "");

/** Broken into lines of 75 octets, never inside a character; a broken line continues after a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LONGEST_LINE) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}

const octetsOf = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
