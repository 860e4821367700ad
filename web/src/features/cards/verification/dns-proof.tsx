import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useRequestVerification } from "./use-verification.ts";

export function DnsProof({ cardId, onRequested }: { cardId: string; onRequested: () => void }) {
  const request = useRequestVerification();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        We give you one TXT record. Add it where your domain is managed, then let us look for it.
      </p>
      {request.isError && (
        <Notice tone="danger" live>
          {problemText(request.error)}
        </Notice>
      )}
      <div>
        <Button
          busy={request.isPending}
          onClick={() => request.mutate({ method: "dns", cardId }, { onSuccess: onRequested })}
        >
          Get the record
        </Button>
      </div>
    </div>
  );
}
