import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";

interface AboveFieldProps {
  title: string;
  text: string;
  closeLabel: string;
  onClose: () => void;
  icon: ReactNode;
}

/** Above the field: what is answered or edited, and the way out of it. */
export function AboveField({ title, text, closeLabel, onClose, icon }: AboveFieldProps) {
  return (
    <div className="mb-2 flex items-center gap-2 rounded-lg border-l-3 border-brand bg-hover py-1 pr-1 pl-2.5 text-xs [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-brand-strong">
      {icon}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate font-semibold">
          {title}
        </p>
        <p dir="auto" className="truncate text-muted">
          {text}
        </p>
      </div>
      <Button variant="ghost" size="icon-sm" aria-label={closeLabel} onClick={onClose}>
        <X />
      </Button>
    </div>
  );
}
