import type { ReactNode } from "react";
import { cn } from "../class-names.ts";

interface BoardCardProps {
  /** The name of the person on the card. */
  name: string;
  /** Called with true when the mouse takes the card and with false when it lets go. Without it the card stays. */
  onDrag: ((isDragged: boolean) => void) | undefined;
  className?: string;
  children: ReactNode;
}

/** A card of a board. Dragging is the mouse's way alone: a menu or a select on the card does the same for everybody. */
export const BoardCard = ({ name, onDrag, className, children }: BoardCardProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the mouse's way alone
  <li
    draggable={onDrag !== undefined}
    onDragStart={(event) => {
      // Firefox drags nothing without data.
      event.dataTransfer.setData("text/plain", name);
      event.dataTransfer.effectAllowed = "move";
      onDrag?.(true);
    }}
    onDragEnd={() => onDrag?.(false)}
    className={cn(
      "grid min-w-0 grid-cols-1 gap-2 rounded-field border border-line bg-raised p-3 text-sm",
      onDrag && "cursor-grab active:cursor-grabbing",
      className,
    )}
  >
    {children}
  </li>
);
