import { NOTIFICATION_TEXT } from "@cardplaza/contract/notifications/notification-words";
import type { QuietHours } from "@cardplaza/contract/notifications/notifications";
import { useId } from "react";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { SETTINGS_WORDS, WHEN_WORDS } from "./notifications-words.ts";
import { useQuietHours } from "./use-notification-settings.ts";

/** Browsers still name India's zone as it was called before. */
const todaysName = (zone: string) => (zone === "Asia/Calcutta" ? "Asia/Kolkata" : zone);
const ownZone = () => todaysName(Intl.DateTimeFormat().resolvedOptions().timeZone);
const atFirst = (): QuietHours => ({ from: "22:00", to: "07:00", zone: ownZone() });

interface QuietHoursProps {
  saved: QuietHours | null;
  failure: string | undefined;
  onSwitch: (hours: QuietHours | null) => void;
}

/** When nothing rings. Switched at once; other times are saved with their button. */
export function QuietHoursChoice({ saved, failure, onSwitch }: QuietHoursProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-3 py-4">
      <Switch
        label={WHEN_WORDS.quiet}
        hint={WHEN_WORDS.quietHint}
        checked={saved !== null}
        onChange={(event) => onSwitch(event.target.checked ? atFirst() : null)}
      />
      <FieldError id={`${id}-failure`} message={failure && SETTINGS_WORDS.notSaved(failure)} />
      {saved && <Times saved={saved} />}
    </div>
  );
}

function Times({ saved }: { saved: QuietHours }) {
  const save = useQuietHours();
  const form = useSmallForm({
    begin: saved,
    check: ({ from, to }) => ({
      from: from === "" && WHEN_WORDS.missingTime,
      to: to === "" ? WHEN_WORDS.missingTime : to === from && NOTIFICATION_TEXT.sameTimes,
    }),
    send: save,
    problemAt: "zone",
  });
  return (
    <form {...form.props} className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Field label={WHEN_WORDS.from} error={form.problems.from} className="min-w-36 flex-1 sm:max-w-40">
        <TextField type="time" {...form.text("from")} />
      </Field>
      <Field label={WHEN_WORDS.to} error={form.problems.to} className="min-w-36 flex-1 sm:max-w-40">
        <TextField type="time" {...form.text("to")} />
      </Field>
      <Field label={WHEN_WORDS.zone} error={form.problems.zone} className="min-w-52 flex-1">
        <Select options={zones(saved.zone)} {...form.text("zone")} />
      </Field>
      {form.isChanged && (
        <Button type="submit" size="sm" busy={form.isSending} className="self-end sm:mb-1">
          {WHEN_WORDS.saveTimes}
        </Button>
      )}
    </form>
  );
}

/** Every zone that the browser knows, the member's own first. */
function zones(saved: string) {
  const all = [ownZone(), saved, ...Intl.supportedValuesOf("timeZone").map(todaysName)];
  return [...new Set(all)].map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }));
}
