import type { OwnApplication } from "@cardplaza/contract/jobs/application";
import { REAPPLY_AFTER_DAYS } from "@cardplaza/contract/jobs/application-words";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useWithdraw } from "./use-applied.ts";

export function WithdrawButton({ application: { _id, job } }: { application: OwnApplication }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdraw(_id);
  const confirm = async () => {
    try {
      await withdraw.mutateAsync();
      toast({ title: "Application withdrawn" });
    } catch (error) {
      throw new Error(problemText(error), { cause: error });
    }
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw this application?"
        description={`We'll notify ${job.company.name}. They can no longer see your resume, cover letter or phone number. This cannot be undone. You can apply for ${job.title} once more after ${REAPPLY_AFTER_DAYS} days.`}
        confirmLabel="Withdraw"
        onConfirm={confirm}
      />
    </>
  );
}
