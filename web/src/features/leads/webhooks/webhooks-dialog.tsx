import { MAX_WEBHOOKS, WEBHOOK_SIGNATURE_HEADER } from "@cardplaza/contract/leads/webhooks/webhook-words";
import { useState } from "react";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { NewWebhookForm } from "./new-webhook-form.tsx";
import { useWebhooks } from "./use-webhooks.ts";
import { WebhookItem } from "./webhook-item.tsx";

/** Where leads are sent, so that other programs get them at once. */
export function WebhooksDialog({ onClose }: { onClose: () => void }) {
  const { data: webhooks, isError, isFetching, refetch } = useWebhooks();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="wide"
        title="Webhooks"
        description="Have your leads sent to another program, such as your CRM, as they come in."
      >
        {secret && <NewSecret secret={secret} />}
        {webhooks ? (
          <div className="grid grid-cols-1 gap-5">
            {webhooks.length > 0 && (
              <ul className="grid gap-3" aria-label="Webhooks">
                {webhooks.map((webhook) => (
                  <WebhookItem key={webhook._id} webhook={webhook} onSecret={setSecret} />
                ))}
              </ul>
            )}
            {webhooks.length < MAX_WEBHOOKS ? (
              <NewWebhookForm onSecret={setSecret} />
            ) : (
              <p className="text-sm text-muted">You can have {MAX_WEBHOOKS} webhooks.</p>
            )}
            <p className="text-xs text-muted">
              Each call carries <code>{WEBHOOK_SIGNATURE_HEADER}</code> with{" "}
              <code className="whitespace-nowrap">t=…,v1=…</code>: the time, and the HMAC-SHA256 of that time,
              a dot and the raw body, made with the webhook’s secret. A call that fails is made again later.
            </p>
          </div>
        ) : isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label="Loading your webhooks">
            <SkeletonText lines={5} />
          </LoadingArea>
        )}
      </DialogContent>
    </Dialog>
  );
}

function NewSecret({ secret }: { secret: string }) {
  return (
    <Notice
      tone="positive"
      live
      className="mb-5"
      title="Copy the secret now. It is not shown again."
      action={<CopyButton text={secret} what="the secret" />}
    >
      <code className="text-xs break-all">{secret}</code>
    </Notice>
  );
}
