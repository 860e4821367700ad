import type {
  NotificationSettings,
  NotificationSettingsChange,
} from "@cardplaza/contract/notifications/notifications";
import { BellRing, RotateCcw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { SETTINGS_WORDS } from "./notifications-words.ts";
import { byDefault, onlyWhatWaits } from "./settings-change.ts";
import type { useChangeSettings } from "./use-notification-settings.ts";

interface PresetsProps {
  settings: NotificationSettings;
  saving: ReturnType<typeof useChangeSettings>;
}

/** Sets every switch with one press, and can be taken back. */
export function SettingsPresets({ settings, saving: { change, failures, isSaving } }: PresetsProps) {
  const set = (all: NotificationSettingsChange, saved: string) =>
    change("presets", all, (undo) =>
      toast({
        title: saved,
        duration: 10_000,
        action: { label: SETTINGS_WORDS.undo, onPress: () => change("presets", undo) },
      }),
    );
  return (
    <div role="group" aria-label={SETTINGS_WORDS.presets} className="mb-5">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-describedby="only-waiting-hint"
          aria-disabled={isSaving}
          onClick={() => set(onlyWhatWaits(settings), SETTINGS_WORDS.onlyWaitingSaved)}
        >
          <BellRing /> {SETTINGS_WORDS.onlyWaiting}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-disabled={isSaving}
          onClick={() => set(byDefault(settings), SETTINGS_WORDS.defaultsSaved)}
        >
          <RotateCcw /> {SETTINGS_WORDS.defaults}
        </Button>
      </div>
      <p id="only-waiting-hint" className="mt-2 text-xs text-muted">
        {SETTINGS_WORDS.onlyWaitingHint}
      </p>
      {failures.presets && (
        <Notice tone="danger" live className="mt-3">
          {SETTINGS_WORDS.notSaved(failures.presets)}
        </Notice>
      )}
    </div>
  );
}
