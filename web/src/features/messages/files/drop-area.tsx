import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../../ui/class-names.ts";
import { FILES_WORDS } from "../words/files-words.ts";
import { useIncomingFiles } from "./use-incoming-files.ts";

interface DropAreaProps {
  onFiles: (files: File[]) => void;
  /** Where no files can be sent, such as in a first message to a stranger. */
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Around a conversation: files that are dropped on it go to its tray. The attach button does the same by key. */
export function DropArea({ onFiles, disabled = false, className, children }: DropAreaProps) {
  const { isOver, dropTarget } = useIncomingFiles(onFiles);
  return (
    <div {...(disabled ? {} : dropTarget)} className={cn("relative", className)}>
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-card border-2 border-dashed border-brand bg-brand-soft/95 p-4 text-center font-medium text-brand-strong">
          <p className="flex items-center gap-2">
            <Upload aria-hidden="true" className="size-5" /> {FILES_WORDS.dropHere}
          </p>
        </div>
      )}
    </div>
  );
}
