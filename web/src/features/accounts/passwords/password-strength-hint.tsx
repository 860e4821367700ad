import { cn } from "../../../ui/class-names.ts";
import { passwordStrength } from "./password-strength.ts";

const FILLED = ["", "bg-danger", "bg-warning", "bg-positive"] as const;

/** Three bars and, for those who do not go by colour, the words. */
export function PasswordStrengthHint({ password }: { password: string }) {
  const { bars, label } = passwordStrength(password);
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={cn("h-1 rounded-full", bar <= bars ? FILLED[bars] : "bg-trough")} />
        ))}
      </span>
      <span aria-live="polite">{label}</span>
    </span>
  );
}
