import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

/** Grows with its text where the browser can, up to about twelve lines. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      className={cn(
        controlStyle,
        "field-sizing-content max-h-80 min-h-24 resize-y py-2 leading-normal",
        className,
      )}
    />
  );
}
