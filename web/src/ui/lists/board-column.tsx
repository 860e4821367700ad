import { type DragEvent, type ReactNode, useState } from "react";
import { cn } from "../class-names.ts";

interface BoardColumnProps {
  label: string;
  /** Its head, if that is more than the label. */
  head?: ReactNode;
  count: number;
  /** What an empty column says. */
  empty: string;
  /** Something that may be dropped here is being dragged. */
  canDrop: boolean;
  onDrop: () => void;
  className?: string;
  listClassName?: string;
  /** Its cards, each an item of a list. */
  children: ReactNode;
}

/** A column of a board that a mouse drags cards to. Its cards offer another way to everybody else. */
export function BoardColumn({ label, head, count, empty, canDrop, onDrop, ...rest }: BoardColumnProps) {
  const [isOver, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    if (!canDrop) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only a mouse drops cards here
    <section
      aria-label={label}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      className={cn(
        "rounded-card bg-sunken p-3",
        canDrop && "-outline-offset-2 outline-2 outline-line-strong outline-dashed",
        canDrop && isOver && "outline-brand",
        rest.className,
      )}
    >
      <h2 className="flex items-center justify-between gap-2 pb-3 text-sm font-semibold">
        {head ?? label}
        <span className="font-normal text-muted tabular-nums">{count.toLocaleString("en-IN")}</span>
      </h2>
      {count === 0 ? (
        <p className="rounded-field border border-dashed border-line-strong px-2 py-5 text-center text-sm text-muted">
          {empty}
        </p>
      ) : (
        <ul className={cn("grid grid-cols-1 gap-2", rest.listClassName)}>{rest.children}</ul>
      )}
    </section>
  );
}
