import { WEBHOOK_EVENT_LABEL, WEBHOOK_FAILURES_ALLOWED } from "@cardplaza/contract/webhook-words";
import type { Webhook } from "@cardplaza/contract/webhooks";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { problemText } from "../../../lib/form-problem.ts";
import { Deliveries } from "./deliveries.tsx";
import { useDeleteWebhook, useRenewSecret, useSwitchWebhook, useTryWebhook } from "./use-webhooks.ts";

interface WebhookItemProps {
  webhook: Webhook;
  onSecret: (secret: string) => void;
}

export function WebhookItem({ webhook, onSecret }: WebhookItemProps) {
  const { _id: id, url, events, enabled, switchedOffAt } = webhook;
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState<"delete" | "secret" | null>(null);
  const trying = useTryWebhook();
  const switching = useSwitchWebhook();
  const renewing = useRenewSecret();
  const deleting = useDeleteWebhook();
  const problem = trying.error ?? switching.error;
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
          Switched off after {WEBHOOK_FAILURES_ALLOWED} failures in a row. Switch it on again once the address
          answers.
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

function inWords(error: unknown): never {
  throw new Error(problemText(error), { cause: error });
}
