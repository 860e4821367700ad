import { useEffect, useSyncExternalStore } from "react";
import { useOnline } from "../../../lib/use-online.ts";
import {
  addFiles,
  emptyTray,
  filesToSend,
  isFull,
  removeFile,
  subscribeToTrays,
  trayOf,
  upload,
} from "./chosen-files.ts";

/** The files that are chosen for the next message of a conversation, or of one that is begun (`to:{member}`). */
export function useChosenFiles(conversation: string) {
  const read = () => trayOf(conversation);
  const tray = useSyncExternalStore(subscribeToTrays, read, read);
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    for (const { id, waits } of trayOf(conversation).files) if (waits) void upload(conversation, id);
  }, [online, conversation]);
  return {
    ...tray,
    isFull: isFull(tray),
    add: (files: readonly File[]) => addFiles(conversation, files),
    remove: (id: string) => removeFile(conversation, id),
    retry: (id: string) => void upload(conversation, id),
    toSend: filesToSend(tray),
    empty: () => emptyTray(conversation),
  };
}
export type ChosenFiles = ReturnType<typeof useChosenFiles>;
