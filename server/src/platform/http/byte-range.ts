/** The first and the last byte, both included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * What a `Range` header requests of a file of that size: a part, "none" if it lies outside the file, or null
 * for the whole file (no header, another unit, several parts, not readable), as RFC 9110 requires.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | "none" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0 ? "none" : { from: Math.max(0, size - length), to: size - 1 };
  }
  const from = Number(first);
  const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < from) return null;
  return from >= size ? "none" : { from, to };
}
