import type { ComponentProps } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface OneTime extends Pick<ComponentProps<"input">, "value" | "onChange"> {
  label: string;
  problem: string | undefined;
}

/** Two times of the day. */
export const TimeRange = ({ from, to, hint }: { from: OneTime; to: OneTime; hint: string }) => (
  <div>
    <div className="flex flex-wrap gap-3">
      {[from, to].map(({ label, problem, ...input }) => (
        <Field key={label} label={label} error={problem} className="min-w-32 flex-1 sm:max-w-44">
          <TextField type="time" {...input} />
        </Field>
      ))}
    </div>
    <p className="mt-1.5 text-xs text-muted">{hint}</p>
  </div>
);
