const REFUSED = /;\s*q=0(\.0*)?\s*$/i;

/** Whether an `Accept-Encoding` header takes this encoding: named, and not refused with `q=0`. */
export function accepts(header: string, encoding: string): boolean {
  if (!header.includes(encoding)) return false;
  return header.split(",").some((part) => part.split(";")[0]?.trim() === encoding && !REFUSED.test(part));
}
