import { basename, extname } from "node:path/posix";
import { Line } from "@cardplaza/contract/text";

const LONGEST_NAME = 100;

/** A member's file name without path separators, with the ending of the file's real type. */
export function downloadName(given: string, ending: string): string {
  const lastSegment = basename(given.replaceAll("\\", "/"));
  const cleaned = Line(0, 1000).safeParse(lastSegment).data ?? "";
  const stem = cleaned
    .slice(0, cleaned.length - extname(cleaned).length)
    .replace(/[<>:"/\\|?*;%]+/g, "-")
    .replace(/^[\s.-]+|[\s.]+$/g, "")
    .slice(0, LONGEST_NAME);
  return `${stem.toWellFormed().replaceAll("\uFFFD", "") || "document"}.${ending}`;
}

/** Works for any name: quotes, line ends and letters of other scripts cannot break the header. */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, "_").replace(/["\\]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
