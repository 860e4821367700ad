import { type ClipboardEvent, type DragEvent, useRef, useState } from "react";

const bringsFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

/** Files that are dropped on the conversation or pasted into the text. */
export function useIncomingFiles(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  // Each element on the way reports its own entering and leaving.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return {
    isOver,
    dropTarget: {
      onDragEnter: ({ dataTransfer }: DragEvent) => bringsFiles(dataTransfer) && enter(1),
      onDragLeave: ({ dataTransfer }: DragEvent) => bringsFiles(dataTransfer) && enter(-1),
      onDragOver: (event: DragEvent) => bringsFiles(event.dataTransfer) && event.preventDefault(),
      onDrop(event: DragEvent) {
        if (!bringsFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
    onPaste(event: ClipboardEvent) {
      const { files, types } = event.clipboardData;
      // A spreadsheet copies its cells as a picture too: there the text is meant.
      if (files.length === 0 || types.includes("text/plain")) return;
      event.preventDefault();
      onFiles([...files]);
    },
  };
}
