import {
  MAX_RANGES_A_DAY,
  TYPED_TIME_MAX,
  WEEKDAY_NAMES,
  readTime,
  timeText,
} from "@cardplaza/contract/directory/hours/hours-rules";
import type { Weekday } from "@cardplaza/contract/directory/listing-words";
import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CopyHours } from "./copy-hours.tsx";
import { useListing } from "./form-context.ts";
import type { TypedRange } from "./listing-values.ts";

interface HoursDayProps {
  day: Weekday;
  ranges: TypedRange[];
  onChange: (ranges: TypedRange[]) => void;
  onCopy: (days: Weekday[]) => void;
}

const FIRST: TypedRange = { open: "9 am", close: "6 pm" };
const NEXT: TypedRange = { open: "", close: "" };

export function HoursDay({ day, ranges, onChange, onCopy }: HoursDayProps) {
  const { problemOf } = useListing();
  const id = useId();
  const name = WEEKDAY_NAMES[day];
  const problems = [
    problemOf(`hours.${day}`),
    ...ranges.flatMap((_, at) => [
      problemOf(`hours.${day}.${at}.open`),
      problemOf(`hours.${day}.${at}.close`),
    ]),
  ];
  const problem = problems.find(Boolean);
  const set = (at: number, now: Partial<TypedRange>) =>
    onChange(ranges.map((range, index) => (index === at ? { ...range, ...now } : range)));
  return (
    <li
      data-field={`hours.${day}`}
      className="grid grid-cols-1 gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <p className="text-sm font-medium sm:pt-2.5">{name}</p>
      <div className="grid grid-cols-1 gap-2">
        {ranges.length === 0 && <p className="text-sm text-muted sm:pt-2.5">Closed</p>}
        {ranges.map((range, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="flex items-center gap-2">
            {(["open", "close"] as const).map((end) => (
              <TextField
                key={end}
                name={`hours.${day}.${at}.${end}`}
                aria-label={`${name} ${end === "open" ? "opens" : "closes"}${at > 0 ? `, ${at + 1}` : ""}`}
                aria-invalid={problemOf(`hours.${day}.${at}.${end}`) ? true : undefined}
                aria-describedby={problem ? id : undefined}
                value={range[end]}
                maxLength={TYPED_TIME_MAX}
                placeholder={end === "open" ? "9 am" : "6 pm"}
                className="w-full max-w-28"
                onChange={(event) => set(at, { [end]: event.target.value })}
                // Shows the time as it was understood, so that nobody has to guess.
                onBlur={() => {
                  const time = readTime(range[end]);
                  if (time && timeText(time) !== range[end]) set(at, { [end]: timeText(time) });
                }}
              />
            ))}
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${name} hours${at > 0 ? `, ${at + 1}` : ""}`}
              onClick={() => onChange(ranges.filter((_, index) => index !== at))}
            >
              <Trash2 />
            </Button>
          </div>
        ))}
        <FieldError id={id} message={problem} />
      </div>
      <div className="flex items-start gap-1">
        {ranges.length < MAX_RANGES_A_DAY && (
          <Button
            variant="ghost"
            size="sm"
            className="sm:mt-1"
            aria-label={`Add hours on ${name}`}
            onClick={() => onChange([...ranges, ranges.length === 0 ? FIRST : NEXT])}
          >
            <Plus /> Add
          </Button>
        )}
        <CopyHours day={day} onCopy={onCopy} />
      </div>
    </li>
  );
}
