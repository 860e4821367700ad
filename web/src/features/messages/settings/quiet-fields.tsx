import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { SETTINGS_WORDS } from "../words/settings-words.ts";
import type { SettingsForm } from "./settings-dialog.tsx";
import { SettingsGroup } from "./settings-group.tsx";
import { TimeRange } from "./time-range.tsx";

export const QuietFields = ({ form }: { form: SettingsForm }) => (
  <SettingsGroup title={SETTINGS_WORDS.quiet}>
    <Checkbox label={SETTINGS_WORDS.quietOn} hint={SETTINGS_WORDS.quietHint} {...form.checked("isQuiet")} />
    {form.values.isQuiet && (
      <TimeRange
        from={{ label: SETTINGS_WORDS.from, problem: form.problems.quietFrom, ...form.text("quietFrom") }}
        to={{ label: SETTINGS_WORDS.to, problem: form.problems.quietTo, ...form.text("quietTo") }}
        hint={SETTINGS_WORDS.zone(form.values.zone.replaceAll("_", " "))}
      />
    )}
  </SettingsGroup>
);
