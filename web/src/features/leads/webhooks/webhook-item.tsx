import {
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_FAILURES_ALLOWED,
} from "@cardplaza/contract/leads/webhooks/webhook-words";
import type { Webhook } from "@cardplaza/contract/leads/webhooks/webhooks";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { Deliveries } from "./deliveries.tsx";
import {
  useDeleteWebhook,
  useRenewSecret,
  useResendDeliveries,
  useSwitchWebhook,
  useTryWebhook,
} from "./use-webhooks.ts";

interface WebhookItemProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

export function WebhookItem({ webhook, onSecret }: WebhookItemProps) {
  const { _id: id, url, events, enabled, switchedOffAt, undelivered = 0 } = webhook;
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState<"delete" | "secret" | null>(null);
  const trying = useTryWebhook();
  const switching = useSwitchWebhook();
  const resending = useResendDeliveries();
  const renewing = useRenewSecret();
  const deleting = useDeleteWebhook();
  const problem = trying.error ?? switching.error ?? resending.error;
  const result = trying.data?.delivery;
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line p-4">
      <Switch
        label={<span className="break-all">{url}</span>}
        hint={events.map((each) => WEBHOOK_EVENT_LABEL[each]).join(" · ")}
        checked={switching.isPending ? switching.variables.enabled : enabled}
        onChange={(event) => switching.mutate({ id, enabled: event.target.checked })}
      />
      {switchedOffAt && (
        <Notice tone="warning">
          Switched off after {WEBHOOK_FAILURES_ALLOWED} failures in a row. New leads wait here; send them
          again once the address answers.
        </Notice>
      )}
      {undelivered > 0 && (
        <Undelivered
          count={undelivered}
          enabled={enabled}
          busy={resending.isPending}
          onResend={() => resending.mutate(id)}
        />
      )}
      {resending.data && !resending.isPending && (
        <Notice tone="positive" live>
          {resending.data.queued === 1 ? "1 call is" : `${resending.data.queued} calls are`} on the way.
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" live>
          {problemText(problem)}
        </Notice>
      )}
      {result && (
        <Notice tone={result.problem ? "warning" : "positive"} live>
          {result.problem ?? `The test call was answered with ${result.status}.`}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" busy={trying.isPending} onClick={() => trying.mutate(id)}>
          Send a test
        </Button>
        <Button size="sm" variant="ghost" aria-expanded={shown} onClick={() => setShown(!shown)}>
          Last calls
          <ChevronDown className={cn("transition-transform duration-150", shown && "rotate-180")} />
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsking("secret")}>
          New secret
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsking("delete")}>
          Delete
        </Button>
      </div>
      {shown && <Deliveries webhookId={id} />}
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={() => setAsking(null)}
        title="Delete this webhook?"
        description={`${new URL(url).host} is not told of your leads any more.`}
        confirmLabel="Delete"
        onConfirm={() => deleting.mutateAsync(id).catch(inWords)}
      />
      <ConfirmDialog
        open={asking === "secret"}
        onOpenChange={() => setAsking(null)}
        title="Make a new secret?"
        description="The old one stops working at once. The receiver must be given the new one."
        confirmLabel="Make a new secret"
        tone="normal"
        onConfirm={() => renewing.mutateAsync(id).then(({ secret }) => onSecret(secret), inWords)}
      />
    </li>
  );
}

interface UndeliveredProps {
  count: number;
  enabled: boolean;
  busy: boolean;
  onResend: () => void;
}

function Undelivered({ count, enabled, busy, onResend }: UndeliveredProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span>
        {count === 1 ? "1 call was" : `${count} calls were`} not delivered.
        {!enabled && " Sending again switches the webhook on."}
      </span>
      <Button size="sm" variant="secondary" busy={busy} onClick={onResend}>
        Send again
      </Button>
    </p>
  );
}

function inWords(error: unknown): never {
  throw new Error(problemText(error), { cause: error });
}
