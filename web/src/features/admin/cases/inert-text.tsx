import { cn } from "../../../ui/class-names.ts";

interface InertTextProps {
  text: string;
  /** Names the box for those who do not see it: a long text scrolls inside. */
  label: string;
  className?: string;
}

/** More may not fit into the box. */
const LONG = 400;
const LONG_LINES = 8;

/** What somebody wrote, whatever it is: text only, isolated from the words around it, and never larger than its box. */
export function InertText({ text, label, className }: InertTextProps) {
  const mayScroll = text.length > LONG || text.split("\n").length > LONG_LINES;
  return (
    <div
      dir="auto"
      {...(mayScroll && { role: "group", "aria-label": label, tabIndex: 0 })}
      className={cn(
        "max-h-80 overflow-y-auto overscroll-contain rounded-field wrap-anywhere whitespace-pre-wrap",
        className,
      )}
    >
      {text}
    </div>
  );
}
