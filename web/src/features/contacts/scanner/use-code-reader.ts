import { useEffect, useMemo } from "react";
import { type CodeReader, openCodeReader } from "./code-reader.ts";

/** A reader of QR codes that lives as long as the part of the page that uses it. */
export function useCodeReader(): CodeReader {
  const reader = useMemo(() => openCodeReader(), []);
  useEffect(() => () => reader.close(), [reader]);
  return reader;
}
