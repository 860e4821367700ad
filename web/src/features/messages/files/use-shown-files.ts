import type { MessageFile } from "@cardplaza/contract/messages/message";
import { useEffect, useState } from "react";
import { kindOfFile, type KeptFile } from "./kept-file.ts";

/** The files of a message that waits in the outbox, as they look once it is sent. */
export function useShownFiles(files: readonly KeptFile[]): readonly MessageFile[] {
  const key = files.map(({ id }) => id).join();
  const [shown, setShown] = useState<{ key: string; files: readonly MessageFile[] }>();
  useEffect(() => {
    const made = files.map(shownFile);
    setShown({ key, files: made });
    return () => {
      for (const { url } of made) URL.revokeObjectURL(url);
    };
    // The outbox reads its entries again at every change: the same files are new objects then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return shown?.key === key ? shown.files : [];
}

const shownFile = (file: KeptFile): MessageFile => ({
  _id: file.id,
  kind: kindOfFile(file),
  name: file.name,
  type: file.blob.type,
  bytes: file.blob.size,
  width: file.width ?? null,
  height: file.height ?? null,
  seconds: file.seconds ?? null,
  url: URL.createObjectURL(file.blob),
});
