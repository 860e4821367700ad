import { FileText, X } from "lucide-react";
import { sizeOf } from "../../../lib/byte-words.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { FILES_WORDS } from "../words/files-words.ts";
import type { ChosenFile } from "./chosen-files.ts";

interface TrayItemProps {
  file: ChosenFile;
  onRemove: () => void;
  onRetry: () => void;
}

export function TrayItem({ file, onRemove, onRetry }: TrayItemProps) {
  const { name, blob, shownAt, progress, waits, problem } = file;
  return (
    <li
      className={cn(
        "flex w-full min-w-0 items-center gap-2.5 rounded-field border border-line bg-raised p-1.5 text-sm sm:w-64",
        problem !== undefined && "border-danger",
      )}
    >
      {shownAt ? (
        <img src={shownAt} alt="" className="size-11 shrink-0 rounded-md bg-sunken object-cover" />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-hover text-muted">
          <FileText aria-hidden="true" className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {name}
        </span>
        {problem !== undefined ? (
          <span role="alert" className="block text-xs break-words text-danger">
            {problem}
          </span>
        ) : waits ? (
          <span className="block text-xs text-muted">
            {FILES_WORDS.waits}{" "}
            <Button variant="link" size="sm" className="text-xs" onClick={onRetry}>
              {FILES_WORDS.tryAgain}
            </Button>
          </span>
        ) : progress !== undefined && progress < 1 ? (
          <ProgressBar label={FILES_WORDS.uploading(name)} value={progress} className="mt-1.5" />
        ) : (
          <span className="block text-xs text-muted">{sizeOf(blob.size)}</span>
        )}
      </span>
      <Button
        data-remove=""
        variant="ghost"
        size="icon-sm"
        aria-label={FILES_WORDS.remove(name)}
        onClick={onRemove}
      >
        <X />
      </Button>
    </li>
  );
}
