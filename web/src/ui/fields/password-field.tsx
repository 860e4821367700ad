import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "../class-names.ts";
import { TextField } from "./text-field.tsx";

export function PasswordField({
  className,
  ...rest
}: Omit<ComponentProps<typeof TextField>, "type" | "leading">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextField
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={shown ? "text" : "password"}
        className={cn("pr-11", className)}
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={shown}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink disabled:opacity-50"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
