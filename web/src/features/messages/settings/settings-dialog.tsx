import type { MessageSettings } from "@cardplaza/contract/messages/messages";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { SETTINGS_WORDS } from "../words/settings-words.ts";
import { AwayFields } from "./away-fields.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import { QuietFields } from "./quiet-fields.tsx";
import { ReachFields } from "./reach-fields.tsx";
import { settingsOf, settingsProblems, type SettingsValues, valuesOf } from "./settings-values.ts";
import { useMessageSettings, useSaveMessageSettings } from "./use-message-settings.ts";

export type SettingsForm = ReturnType<typeof useSmallForm<SettingsValues, void>>;

/** Browsers still name India's zone as it was called before. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone.replace("Calcutta", "Kolkata");

/** What others see of the member's reading and typing, who may write to them, quiet hours and the away message. */
export function MessageSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useMessageSettings();
  if (data) return <SettingsFormDialog saved={data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={SETTINGS_WORDS.title}>
        {isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label={SETTINGS_WORDS.loading}>
            <SkeletonText lines={6} />
          </LoadingArea>
        )}
      </DialogContent>
    </Dialog>
  );
}

function SettingsFormDialog({ saved, onClose }: { saved: MessageSettings; onClose: () => void }) {
  const save = useSaveMessageSettings();
  const form = useSmallForm({
    begin: valuesOf(saved, ownZone()),
    check: settingsProblems,
    send: (values) => save(settingsOf(values)),
    onSent() {
      toast({ title: SETTINGS_WORDS.saved });
      onClose();
    },
  });
  return (
    <SmallFormDialog
      title={SETTINGS_WORDS.title}
      form={form}
      sendLabel={SETTINGS_WORDS.save}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-7">
        <ReachFields form={form} />
        <QuietFields form={form} />
        <AwayFields form={form} />
        <PrivacyNote />
      </div>
    </SmallFormDialog>
  );
}
