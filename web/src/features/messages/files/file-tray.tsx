import { useId, useRef } from "react";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { FILES_WORDS } from "../words/files-words.ts";
import { TrayItem } from "./tray-item.tsx";
import type { ChosenFiles } from "./use-chosen-files.ts";

interface FileTrayProps {
  chosen: Pick<ChosenFiles, "files" | "problem" | "remove" | "retry">;
  /** Where the focus goes when the last one is removed: the text. */
  onEmptied?: () => void;
}

/** What is sent with the next message. */
export function FileTray({ chosen: { files, problem, remove, retry }, onEmptied }: FileTrayProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const removeAt = (at: number) => {
    const file = files[at];
    if (!file) return;
    remove(file.id);
    if (files.length === 1) return onEmptied?.();
    // The pressed button is gone: on to the one that took its place.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]");
      buttons?.[Math.min(at, buttons.length - 1)]?.focus();
    });
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      {files.length > 0 && (
        <ul ref={list} aria-label={FILES_WORDS.tray} className="flex flex-wrap gap-2">
          {files.map((file, at) => (
            <TrayItem
              key={file.id}
              file={file}
              onRemove={() => removeAt(at)}
              onRetry={() => retry(file.id)}
            />
          ))}
        </ul>
      )}
      <FieldError id={`${id}-problem`} message={problem} />
    </div>
  );
}
