import { WEEKDAY_NAMES } from "@cardplaza/contract/directory/hours/hours-rules";
import { WEEKDAYS, type Weekday } from "@cardplaza/contract/directory/listing-words";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/overlays/popover.tsx";

interface CopyHoursProps {
  day: Weekday;
  onCopy: (days: Weekday[]) => void;
}

/** Copies the hours of a day to others. */
export function CopyHours({ day, onCopy }: CopyHoursProps) {
  const [open, setOpen] = useState(false);
  const others = WEEKDAYS.filter((one) => one !== day);
  const [chosen, setChosen] = useState<Weekday[]>(others);
  const all = chosen.length === others.length;
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setChosen(others);
        setOpen(next);
      }}
    >
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" className="sm:mt-1" aria-label={`Copy ${WEEKDAY_NAMES[day]} to…`}>
          Copy to…
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={`Copy ${WEEKDAY_NAMES[day]} to`} align="end" className="grid w-56 gap-3">
        <Checkbox
          label="All other days"
          checked={all}
          indeterminate={chosen.length > 0 && !all}
          onChange={() => setChosen(all ? [] : others)}
        />
        {others.map((one) => (
          <Checkbox
            key={one}
            label={WEEKDAY_NAMES[one]}
            checked={chosen.includes(one)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          />
        ))}
        {/* In view however many days fit on the screen, and over the padding below them. */}
        <div className="sticky -bottom-4 -mx-4 -mb-4 grid border-t border-line bg-raised p-4">
          <Button
            size="sm"
            aria-disabled={chosen.length === 0}
            onClick={() => {
              onCopy(chosen);
              setOpen(false);
            }}
          >
            Copy hours
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
