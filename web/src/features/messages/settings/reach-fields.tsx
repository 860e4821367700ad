import { REQUESTS_FROM, type RequestsFrom } from "@cardplaza/contract/messages/message-words";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { SETTINGS_WORDS } from "../words/settings-words.ts";
import type { SettingsForm } from "./settings-dialog.tsx";
import { SettingsGroup } from "./settings-group.tsx";

const REQUESTS = REQUESTS_FROM.map((value) => ({ value, label: SETTINGS_WORDS.requestsFrom[value] }));

export const ReachFields = ({ form }: { form: SettingsForm }) => (
  <>
    <SettingsGroup title={SETTINGS_WORDS.seenAndTyping}>
      <Checkbox label={SETTINGS_WORDS.seen} hint={SETTINGS_WORDS.seenHint} {...form.checked("seen")} />
      <Checkbox label={SETTINGS_WORDS.typing} hint={SETTINGS_WORDS.typingHint} {...form.checked("typing")} />
    </SettingsGroup>
    <div>
      <RadioGroup
        label={SETTINGS_WORDS.requests}
        options={REQUESTS}
        value={form.values.requestsFrom}
        onChange={({ target }) => form.change({ requestsFrom: target.value as RequestsFrom })}
      />
      <p className="mt-1 text-xs text-muted">{SETTINGS_WORDS.requestsHint}</p>
    </div>
  </>
);
