import type { NotificationSettings } from "@cardplaza/contract/notifications/notifications";
import { useId } from "react";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { SETTINGS_WORDS, WHEN_WORDS } from "./notifications-words.ts";
import { QuietHoursChoice } from "./quiet-hours.tsx";
import type { useChangeSettings } from "./use-notification-settings.ts";

interface WhenItRingsProps {
  settings: NotificationSettings;
  saving: ReturnType<typeof useChangeSettings>;
}

/** When a device stays quiet, and what others may read on it. */
export function WhenItRings({ settings, saving: { change, failures } }: WhenItRingsProps) {
  const id = useId();
  return (
    <div className="mt-5 -mb-4 divide-y divide-line border-t border-line">
      <QuietHoursChoice
        saved={settings.quietHours}
        failure={failures.quietHours}
        onSwitch={(quietHours) => change("quietHours", { quietHours })}
      />
      <div className="grid grid-cols-1 gap-2 py-4">
        <Switch
          label={WHEN_WORDS.lockScreen}
          hint={WHEN_WORDS.lockScreenHint}
          checked={settings.lockScreenText}
          onChange={(event) => change("lockScreen", { lockScreenText: event.target.checked })}
        />
        <FieldError
          id={`${id}-failure`}
          message={failures.lockScreen && SETTINGS_WORDS.notSaved(failures.lockScreen)}
        />
      </div>
    </div>
  );
}
