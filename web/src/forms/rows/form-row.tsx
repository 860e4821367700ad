import { ChevronDown, GripVertical, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { MoveButtons } from "./move-buttons.tsx";

interface FormRowProps {
  title: string;
  detail?: string | undefined;
  picture?: string | undefined;
  index: number;
  count: number;
  open: boolean;
  dragged: boolean;
  onToggle: () => void;
  onTake: () => void;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
  /** The fields, while it is open. */
  children: ReactNode;
}

/** One row of a list: a line that opens to be edited. */
export function FormRow(props: FormRowProps) {
  const {
    title,
    detail,
    picture,
    index,
    count,
    open,
    dragged,
    onToggle,
    onTake,
    onStep,
    onRemove,
    children,
  } = props;
  const id = useId();
  return (
    <li className={cn("rounded-field border border-line bg-raised", dragged && "border-brand shadow-float")}>
      <div className="flex items-center gap-0.5 p-1.5">
        <span
          aria-hidden="true"
          onPointerDown={(event) => {
            event.preventDefault();
            onTake();
          }}
          className="grid h-10 w-6 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
        >
          <GripVertical className="size-4" />
        </span>
        {picture && <img src={picture} alt="" className="mr-1.5 size-9 shrink-0 rounded-md object-cover" />}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
          className="flex min-h-10 pointer-coarse:min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-1.5 text-left text-sm hover:bg-hover"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{title}</span>
            {detail && <span className="block truncate text-xs text-muted">{detail}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cn(
              "size-4 shrink-0 text-muted transition-transform duration-150",
              open && "rotate-180",
            )}
          />
        </button>
        <MoveButtons what={title} index={index} count={count} onStep={onStep} />
        <Button
          variant="ghost"
          size="icon-sm"
          data-remove=""
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          <Trash2 />
        </Button>
      </div>
      {open && (
        <div id={id} className="grid grid-cols-1 gap-4 border-t border-line p-4 sm:grid-cols-2">
          {children}
        </div>
      )}
    </li>
  );
}
