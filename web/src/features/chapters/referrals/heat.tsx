import { Flame } from "lucide-react";
import { useId } from "react";
import { heatText } from "@cardplaza/contract/chapters/referral-words";
import { cn } from "../../../ui/class-names.ts";

const STEPS = [1, 2, 3, 4, 5];

/** How warm a referral is, in flames and in a word. */
export function Heat({ heat }: { heat: number }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex">
        {STEPS.map((step) => (
          <Flame
            key={step}
            className={cn("size-3.5", step <= heat ? "fill-current text-warning" : "text-line-strong")}
          />
        ))}
      </span>
      {heatText(heat)}
      <span className="sr-only">, {heat} of 5</span>
    </span>
  );
}

/** Asks how warm it is; radio buttons underneath. */
export function HeatInput({ value, onChange }: { value: number; onChange: (heat: number) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">How warm is it?</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex">
          {STEPS.map((step) => (
            <label
              key={step}
              className="relative grid size-10 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand pointer-coarse:size-11"
            >
              <input
                type="radio"
                name={name}
                value={step}
                checked={value === step}
                onChange={() => onChange(step)}
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              />
              <span className="sr-only">
                {step}, {heatText(step)}
              </span>
              <Flame
                aria-hidden="true"
                className={cn("size-6", step <= value ? "fill-current text-warning" : "text-line-strong")}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm text-muted">
          {heatText(value)}
        </span>
      </div>
    </fieldset>
  );
}
