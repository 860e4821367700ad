import { FileText, Trash2 } from "lucide-react";
import { Button } from "../button.tsx";

export type ChosenFileProps = {
  file: { name: string; imageUrl?: string };
  disabled?: boolean | undefined;
  onRemove?: (() => void) | undefined;
};

/** What a file drop shows once a file is there. */
export function ChosenFile({ file, disabled, onRemove }: ChosenFileProps) {
  return (
    <div className="flex items-center gap-3 rounded-field border border-line bg-raised p-2">
      {file.imageUrl ? (
        <img
          src={file.imageUrl}
          alt={`Preview of ${file.name}`}
          className="size-14 shrink-0 rounded-md bg-sunken object-cover"
        />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-md bg-hover text-muted">
          <FileText aria-hidden="true" className="size-6" />
        </span>
      )}
      <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
      {onRemove && (
        <Button
          variant="ghost"
          size="icon"
          disabled={disabled}
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
        >
          <Trash2 className="size-4" />
        </Button>
      )}
    </div>
  );
}
