import type { ScheduledTarget } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { Trash2 } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { isoTime, localTime } from "./code-draft.ts";
import { DestinationFields } from "./destination-fields.tsx";

interface ScheduleRowProps {
  order: number;
  value: ScheduledTarget;
  errors: Record<string, string>;
  onChange: (value: ScheduledTarget) => void;
  onRemove: () => void;
}

export function ScheduleRow({ order, value, errors, onChange, onRemove }: ScheduleRowProps) {
  const path = `schedule.${order}`;
  const time = (field: "from" | "until", label: string) => (
    <Field label={label} error={errors[`${path}.${field}`]}>
      <TextField
        type="datetime-local"
        value={localTime(value[field])}
        // An emptied field keeps its last time, because a rule needs one.
        onChange={({ target }) => onChange({ ...value, [field]: isoTime(target.value) ?? value[field] })}
      />
    </Field>
  );
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-field border border-line p-4">
      <legend className="sr-only">Time {order + 1}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {time("from", "From")}
        {time("until", "Until")}
      </div>
      <DestinationFields
        label="Leads to"
        value={value.destination}
        errors={errors}
        path={`${path}.destination`}
        onChange={(destination) => onChange({ ...value, destination })}
      />
      <Button variant="ghost" size="sm" className="justify-self-end text-danger" onClick={onRemove}>
        <Trash2 aria-hidden="true" /> Remove this time
      </Button>
    </fieldset>
  );
}
