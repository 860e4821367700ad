import type { ComponentProps, ReactNode } from "react";
import { cn } from "../class-names.ts";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

export type TextFieldProps = ComponentProps<"input"> & {
  /** A small picture or sign before the text, such as a magnifier or ₹. */
  leading?: ReactNode;
};

export function TextField({ className, leading, ...rest }: TextFieldProps) {
  const input = (
    <input
      type="text"
      {...rest}
      {...useFieldControl(rest)}
      data-empty={rest.value === "" ? "" : undefined}
      className={cn(controlStyle, "h-10 pointer-coarse:h-11", leading && "pl-10", className)}
    />
  );
  if (!leading) return input;
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-sm text-muted [&_svg]:size-4"
      >
        {leading}
      </span>
      {input}
    </div>
  );
}
