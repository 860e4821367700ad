import { dayAndMonth } from "@cardplaza/contract/date-words";
import { MAX_RANGES_A_DAY } from "@cardplaza/contract/directory/hours/hours-rules";
import type { OpenRange, SpecialDay } from "@cardplaza/contract/directory/listing-words";
import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface SpecialDayRowProps {
  day: SpecialDay;
  earliest: string;
  problem: string | undefined;
  onChange: (day: SpecialDay) => void;
  onRemove: () => void;
}

const USUAL: OpenRange = { open: "09:00", close: "18:00" };
const ENDS = { open: "opens", close: "closes" } as const;

export function SpecialDayRow({ day, earliest, problem, onChange, onRemove }: SpecialDayRowProps) {
  const id = useId();
  const name = day.date ? dayAndMonth(day.date) : "New day";
  const { closed, ranges } = day;
  const described = problem ? { "aria-invalid": true, "aria-describedby": id } : {};
  const setRanges = (next: OpenRange[]) => onChange({ ...day, ranges: next });
  return (
    <div role="group" aria-label={name} className="grid gap-2 border-b border-line pb-4">
      <div className="flex items-center gap-2">
        <TextField
          type="date"
          aria-label="Date"
          value={day.date}
          min={earliest}
          onChange={({ target }) => onChange({ ...day, date: target.value })}
          {...described}
        />
        <Button variant="ghost" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 />
        </Button>
      </div>
      <Checkbox
        label="Closed"
        checked={closed}
        onChange={({ target }) =>
          onChange({ ...day, closed: target.checked, ranges: target.checked ? [] : [USUAL] })
        }
      />
      {!closed &&
        ranges.map((range, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="flex items-center gap-2">
            {(["open", "close"] as const).map((end) => (
              <TextField
                key={end}
                type="time"
                aria-label={`${name} ${ENDS[end]}${at > 0 ? `, ${at + 1}` : ""}`}
                value={range[end]}
                onChange={({ target }) =>
                  setRanges(
                    ranges.map((each, index) => (index === at ? { ...each, [end]: target.value } : each)),
                  )
                }
                {...described}
              />
            ))}
            {ranges.length > 1 && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove hours, ${at + 1}`}
                onClick={() => setRanges(ranges.filter((_, index) => index !== at))}
              >
                <Trash2 />
              </Button>
            )}
          </div>
        ))}
      {!closed && ranges.length < MAX_RANGES_A_DAY && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => setRanges([...ranges, { open: "", close: "" }])}
        >
          <Plus /> Add hours
        </Button>
      )}
      <FieldError id={id} message={problem} />
    </div>
  );
}
