import { alertKey, alertName, type AlertWanted } from "@cardplaza/contract/jobs/alert-rules";
import { BellPlus, BellRing } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useKeptAction } from "../../../lib/use-kept-action.ts";
import { useAsMember } from "../../../lib/use-as-member.ts";
import { useAlerts, useCreateAlert } from "./use-alerts.ts";

interface SetAlertProps {
  filters: AlertWanted;
  /** Filters of the list that an alert does not know, in words. */
  leftOut?: readonly string[];
  /** The page of the member's alerts, in the same shell. */
  alertsPath?: string;
  className?: string;
}

/** Asks to be told of new jobs that match the list. Visitors sign in first and return here. */
export function SetAlert({
  filters,
  alertsPath = "/jobs?tab=alerts",
  leftOut = [],
  className,
}: SetAlertProps) {
  const [open, setOpen] = useState(false);
  const asMember = useAsMember();
  const navigate = useNavigate();
  useKeptAction({ kind: "job-alert", finish: () => setOpen(true) });
  const key = alertKey(filters);
  const isSet = useAlerts().data?.alerts.some((alert) => alertKey(alert.filters) === key) ?? false;
  const see = () => void navigate(alertsPath);
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        onClick={() => (isSet ? see() : asMember(() => setOpen(true), { kind: "job-alert" }))}
      >
        {isSet ? (
          <>
            <BellRing className="text-brand-strong" /> Alert is set
          </>
        ) : (
          <>
            <BellPlus /> Set alert
          </>
        )}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <SetAlertForm
          filters={filters}
          leftOut={leftOut}
          onSet={() => {
            setOpen(false);
            toast({ title: "Alert set", action: { label: "Your alerts", onPress: see } });
          }}
        />
      </Dialog>
    </>
  );
}

interface SetAlertFormProps {
  filters: AlertWanted;
  leftOut: readonly string[];
  onSet: () => void;
}

function SetAlertForm({ filters, leftOut, onSet }: SetAlertFormProps) {
  const create = useCreateAlert();
  return (
    <DialogContent title="Get alerts for new jobs" description={alertName(filters)}>
      <p className="text-sm text-pretty">
        Every morning at 8 you get one notification and one e-mail with all new jobs that match. No e-mail
        when there is nothing new. Unsubscribe any time.
      </p>
      {leftOut.length > 0 && (
        <p className="mt-3 text-sm text-pretty text-muted">Not part of an alert: {leftOut.join(", ")}.</p>
      )}
      {create.isError && (
        <Notice tone="danger" live className="mt-4">
          {problemText(create.error)}
        </Notice>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button busy={create.isPending} onClick={() => create.mutate(filters, { onSuccess: onSet })}>
          Set alert
        </Button>
      </DialogFooter>
    </DialogContent>
  );
}
