import { WEEKDAYS, type Weekday } from "@cardplaza/contract/directory/listing-words";
import { Switch } from "../../../ui/fields/switch.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { useListing } from "./form-context.ts";
import { HoursDay } from "./hours-day.tsx";
import type { TypedRange } from "./listing-values.ts";

/** When the business is open, in the words that its owner types. */
export function HoursEditor() {
  const { values, change } = useListing();
  const { hours, is24x7 } = values;
  const set = (days: readonly Weekday[], ranges: TypedRange[]) =>
    change({ hours: { ...hours, ...Object.fromEntries(days.map((day) => [day, ranges])) } });
  return (
    <StepSection
      title="Opening hours"
      description="Type them as you say them: 9am, 18:30, 9:30 pm. Holidays are set on your business profile."
      columns={false}
    >
      <Switch
        label="Open 24 hours, every day"
        checked={is24x7}
        onChange={(event) => change({ is24x7: event.target.checked })}
      />
      {!is24x7 && (
        <ul aria-label="Opening hours" className="grid grid-cols-1 divide-y divide-line">
          {WEEKDAYS.map((day) => (
            <HoursDay
              key={day}
              day={day}
              ranges={hours[day]}
              onChange={(ranges) => set([day], ranges)}
              onCopy={(days) => set(days, hours[day])}
            />
          ))}
        </ul>
      )}
    </StepSection>
  );
}
