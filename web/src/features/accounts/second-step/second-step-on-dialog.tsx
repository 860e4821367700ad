import { useEffect, useState } from "react";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondStepSetUp } from "./second-step-set-up.tsx";
import { useSetUpSecondStep } from "./use-second-step.ts";

/** Scan, enter a code, keep the recovery codes. */
export function SecondStepOnDialog({ onClose }: { onClose: () => void }) {
  const { mutate: begin, data, error, isPending } = useSetUpSecondStep();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  useEffect(() => begin(), [begin]);
  const [triedToClose, setTriedToClose] = useState(false);
  const close = (open: boolean) => {
    if (open) return;
    // The codes are shown this once: a press beside the dialog must not take them away.
    if (recoveryCodes) setTriedToClose(true);
    else onClose();
  };
  return (
    <Dialog open onOpenChange={close}>
      <DialogContent
        title={recoveryCodes ? "Keep your recovery codes" : "Switch two-step verification on"}
        description={
          recoveryCodes
            ? "Each of them signs you in once if you lose your phone. They are shown only now."
            : "You need an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password."
        }
      >
        {recoveryCodes ? (
          <RecoveryCodes codes={recoveryCodes} triedToClose={triedToClose} onSaved={onClose} />
        ) : data ? (
          <SecondStepSetUp {...data} onConfirmed={setRecoveryCodes} onCancel={onClose} />
        ) : error ? (
          <ErrorState
            text={problemText(error)}
            retrying={isPending}
            onRetry={() => begin()}
            className="py-2"
          />
        ) : (
          <LoadingArea label="Making a key" className="grid justify-items-center gap-5">
            <Skeleton className="size-44 rounded-card" />
            <Skeleton className="w-full" />
          </LoadingArea>
        )}
      </DialogContent>
    </Dialog>
  );
}
