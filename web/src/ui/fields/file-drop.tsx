import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { ChosenFile } from "./chosen-file.tsx";
import { cn } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";
import { ProgressBar } from "../progress-bar.tsx";

export type FileDropProps = {
  label: string;
  /** Says "Optional" beside the label. */
  optional?: boolean;
  /** Kinds and size in words, such as "JPG, PNG or WebP, up to 5 MB". */
  hint?: ReactNode;
  /** The accepted types, as on an input: `image/*,.pdf`. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** 0 to 1 while one is on its way. */
  progress?: number | undefined;
  error?: string | undefined;
  /** What is there already; a picture when `imageUrl` is given. */
  file?: { name: string; imageUrl?: string } | undefined;
  onRemove?: () => void;
  className?: string;
};

export function FileDrop(props: FileDropProps) {
  const { label, optional, hint, error, progress, file, className } = props;
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cn("grid min-w-0 grid-cols-1 content-start gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3 text-sm font-medium">
        <span id={`${id}-label`}>{label}</span>
        {optional && <span className="text-xs font-normal text-muted">Optional</span>}
      </div>
      {file && <ChosenFile file={file} disabled={props.disabled} onRemove={props.onRemove} />}
      {!file && <DropArea {...props} labelId={`${id}-label`} describedBy={describedBy} />}
      {progress !== undefined && (
        <div className="flex items-center gap-3">
          <ProgressBar label={`${label}: uploading`} value={progress} />
          <span aria-hidden="true" className="w-10 text-right text-xs text-muted tabular-nums">
            {Math.round(progress * 100)}%
          </span>
        </div>
      )}
      <FieldError id={`${id}-error`} message={error} />
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

type DropAreaProps = FileDropProps & { labelId: string; describedBy: string | undefined };

function DropArea({
  accept,
  multiple = false,
  disabled = false,
  progress,
  error,
  onFiles,
  labelId,
  describedBy,
}: DropAreaProps) {
  const [over, setOver] = useState(false);
  const closed = disabled || progress !== undefined;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (closed) return;
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  return (
    // Dropping is one more way; the input inside does the same by press and by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!closed);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "relative flex min-h-28 flex-col items-center justify-center gap-1.5 rounded-field border border-dashed border-line-strong bg-raised px-4 py-5 text-center text-sm transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
        closed ? "cursor-not-allowed bg-sunken text-muted" : "cursor-pointer hover:border-brand",
        over && "border-brand bg-brand-soft",
        error && "border-danger",
      )}
    >
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={closed}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // So that choosing the same file again fires a change event.
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
        className="absolute inset-0 cursor-[inherit] opacity-0 file:cursor-[inherit]"
      />
      <Upload aria-hidden="true" className="size-5 text-muted" />
      {progress === undefined ? (
        <span>
          <span className={cn("font-medium", !closed && "text-brand-strong")}>Choose a file</span>
          <span className="text-muted pointer-coarse:hidden"> or drop it here</span>
        </span>
      ) : (
        <span>Uploading</span>
      )}
    </label>
  );
}
