import { ShieldCheck } from "lucide-react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { AUDIT_LOG_WORDS as words } from "./audit-log-words.ts";
import { useVerifyAuditLog } from "./use-audit-log.ts";

/** The button that recomputes the chain, and its answer in words. */
export function VerifyChain() {
  const { mutate, data, error, isPending } = useVerifyAuditLog();
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {!isPending && <ShieldCheck aria-hidden="true" />} {words.verify}
      </Button>
      {error && (
        <Notice tone="danger" title={words.notVerified} live className="w-full">
          {problemText(error)}
        </Notice>
      )}
      {data?.ok && (
        <Notice tone="positive" title={words.verified} live className="w-full">
          {words.newIntact(data.checked)} {words.allVerified(data.allVerifiedAt)}
        </Notice>
      )}
      {data && !data.ok && data.firstBad !== undefined && (
        <Notice tone="danger" title={words.broken(data.firstBad)} live className="w-full">
          {words.brokenWhy(data.firstBad)}
        </Notice>
      )}
    </div>
  );
}
