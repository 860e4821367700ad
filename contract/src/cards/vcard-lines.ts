// Reads the lines of contact files: vCard 2.1, 3.0 and 4.0. Free of zod: the browser imports files with it.

export interface VcardLine {
  /** Upper-case, such as TEL. */
  name: string;
  /** The `item1` of `item1.URL`, which ties a label to its value. */
  group: string;
  /** Lower-case: `cell`, `work`, `pref`; also a parameter that 2.1 writes bare. */
  types: string[];
  params: Record<string, string>;
  /** Decoded from quoted-printable, still escaped. */
  value: string;
}

// The file is untrusted: every step below is linear within these limits.
const MOST_LINES = 2_000;
const MOST_FOLDED = 200_000;
const LONGEST_HEAD = 1_000;
const LONGEST_VALUE = 20_000;

/** The lines of the first card in a file; null if there is none. */
export function readVcardLines(text: string): VcardLine[] | null {
  const start = /^\uFEFF?[ \t]*BEGIN[ \t]*:[ \t]*VCARD[ \t]*$/im.exec(text);
  if (!start) return null;
  const lines: VcardLine[] = [];
  let inner = 0;
  for (const raw of logicalLines(text.slice(start.index + start[0].length))) {
    const line = readLine(raw);
    if (!line) continue;
    // 2.1 may hold an assistant's card inside the card.
    if (line.name === "BEGIN") inner++;
    else if (line.name === "END" && inner-- === 0) break;
    else if (inner === 0) lines.push(line);
    if (lines.length >= MOST_LINES) break;
  }
  return lines;
}

/** Joins folded lines, and lines that quoted-printable broke with a `=` at the end. */
function* logicalLines(text: string): Generator<string> {
  const physical = text.split(/\r\n|\n|\r/, MOST_FOLDED);
  for (let at = 0; at < physical.length; at++) {
    const parts = [physical[at] ?? ""];
    const quoted = /^[^:]*QUOTED-PRINTABLE/i.test((parts[0] as string).slice(0, LONGEST_HEAD));
    for (; at + 1 < physical.length; at++) {
      const next = physical[at + 1] as string;
      const last = parts.at(-1) as string;
      if (quoted && last.endsWith("=")) parts.push(parts.pop()?.slice(0, -1) ?? "", next);
      else if (next.startsWith(" ") || next.startsWith("\t")) parts.push(next.slice(1));
      else break;
    }
    const line = parts.join("");
    if (line.trim()) yield line;
  }
}

function readLine(line: string): VcardLine | null {
  const colon = endOfHead(line);
  if (colon < 0 || colon > LONGEST_HEAD) return null;
  const [first = "", ...given] = splitOutside(line.slice(0, colon), ";");
  const dot = first.lastIndexOf(".");
  const types: string[] = [];
  const params: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const param of given) {
    const equals = param.indexOf("=");
    const key = param.slice(0, Math.max(equals, 0)).trim().toUpperCase();
    const value = param
      .slice(equals + 1)
      .replaceAll('"', "")
      .trim();
    if (equals < 0 && /^(QUOTED-PRINTABLE|BASE64|B)$/i.test(value)) params.ENCODING = value;
    else if (equals < 0 || key === "TYPE")
      types.push(
        ...value
          .toLowerCase()
          .split(",")
          .map((type) => type.trim()),
      );
    else params[key] = value;
  }
  const name = first
    .slice(dot + 1)
    .trim()
    .toUpperCase();
  const raw = name === "PHOTO" ? line.slice(colon + 1) : line.slice(colon + 1, colon + 1 + LONGEST_VALUE);
  const isQuoted = params.ENCODING?.toUpperCase() === "QUOTED-PRINTABLE";
  return {
    name,
    group: dot < 0 ? "" : first.slice(0, dot).toLowerCase(),
    types,
    params,
    value: isQuoted ? fromQuotedPrintable(raw, params.CHARSET) : raw,
  };
}

/** The colon that ends name and parameters, outside of quotes. */
function endOfHead(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === ":" && !quoted) return at;
  }
  return line.indexOf(":");
}

function splitOutside(text: string, separator: string): string[] {
  const parts = [""];
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function fromQuotedPrintable(text: string, charset = "utf-8"): string {
  const bytes: number[] = [];
  const encoded = new TextEncoder().encode(text);
  for (let at = 0; at < encoded.length; at++) {
    const hex = encoded[at] === 0x3d ? String.fromCharCode(encoded[at + 1] ?? 0, encoded[at + 2] ?? 0) : "";
    if (/^[\da-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else {
      bytes.push(encoded[at] as number);
    }
  }
  return decoderFor(charset).decode(new Uint8Array(bytes));
}

function decoderFor(charset: string) {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** The text of a file: by its byte order mark, else UTF-8, else what Outlook on Windows writes. */
export function decodeVcardFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
