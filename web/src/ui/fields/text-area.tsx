import type { ComponentProps, FormEvent } from "react";
import { cn } from "../class-names.ts";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

/** Grows with its text, up to about twelve lines. */
export function TextArea({ className, rows = 4, onInput, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...rest}
      {...useFieldControl(rest)}
      onInput={(event) => {
        growWithText(event);
        onInput?.(event);
      }}
      className={cn(
        controlStyle,
        "field-sizing-content max-h-80 min-h-24 resize-y py-2 leading-normal",
        className,
      )}
    />
  );
}

/** What `field-sizing` does, for browsers that do not know it yet. */
function growWithText({ currentTarget }: FormEvent<HTMLTextAreaElement>) {
  if (CSS.supports("field-sizing", "content")) return;
  const { style } = currentTarget;
  style.height = "auto";
  const borders = currentTarget.offsetHeight - currentTarget.clientHeight;
  style.height = `${currentTarget.scrollHeight + borders}px`;
}
