import { AWAY_TEXT_MAX } from "@cardplaza/contract/messages/message-limits";
import { WEEKDAY_NAMES } from "@cardplaza/contract/chapters/chapter-words";
import { useId } from "react";
import { ToggleChip } from "../../../ui/chip.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { SETTINGS_WORDS } from "../words/settings-words.ts";
import type { SettingsForm } from "./settings-dialog.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { TimeRange } from "./time-range.tsx";

/** Monday first, as an office counts. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export const AwayFields = ({ form }: { form: SettingsForm }) => (
  <SettingsGroup title={SETTINGS_WORDS.away}>
    <Checkbox label={SETTINGS_WORDS.awayOn} hint={SETTINGS_WORDS.awayHint} {...form.checked("isAway")} />
    {form.values.isAway && (
      <>
        <Field label={SETTINGS_WORDS.awayText} error={form.problems.awayText}>
          <TextArea
            dir="auto"
            rows={3}
            maxLength={AWAY_TEXT_MAX}
            placeholder={SETTINGS_WORDS.awayPlaceholder}
            {...form.text("awayText")}
          />
        </Field>
        <TimeRange
          from={{ label: SETTINGS_WORDS.opens, problem: form.problems.opens, ...form.text("opens") }}
          to={{ label: SETTINGS_WORDS.closes, problem: form.problems.closes, ...form.text("closes") }}
          hint={SETTINGS_WORDS.hours}
        />
        <Days form={form} />
      </>
    )}
  </SettingsGroup>
);

function Days({ form }: { form: SettingsForm }) {
  const id = useId();
  const { days } = form.values;
  const toggle = (day: number) =>
    form.change({ days: days.includes(day) ? days.filter((each) => each !== day) : [...days, day] });
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1 gap-1.5">
      <p id={id} className="text-sm font-medium">
        {SETTINGS_WORDS.days}
      </p>
      <div className="flex flex-wrap gap-2">
        {WEEK.map((day) => (
          <ToggleChip
            key={day}
            pressed={days.includes(day)}
            aria-label={WEEKDAY_NAMES[day]}
            onClick={() => toggle(day)}
          >
            {WEEKDAY_NAMES[day].slice(0, 3)}
          </ToggleChip>
        ))}
      </div>
      <FieldError id={`${id}-problem`} message={form.problems.days} />
    </div>
  );
}
