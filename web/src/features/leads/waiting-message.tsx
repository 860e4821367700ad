import { momentInWords } from "@cardplaza/contract/date-words";
import { LEAD_WORDS } from "@cardplaza/contract/leads/lead-words";
import type { WaitingLead } from "@cardplaza/contract/leads/received-leads";
import { useQuery } from "@tanstack/react-query";
import { Mail, Phone } from "lucide-react";
import { query } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel } from "../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../ui/skeleton.tsx";
import { SectionHeading } from "../cards/own-cards/section-heading.tsx";
import { wentOutside } from "../outside-answers/went-outside.ts";
import { useUpgradeDialog } from "../plan/use-upgrade-dialog.ts";

/** What a notification opens on the free plan: the message as it was mailed. */
export function WaitingMessage({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query["GET /api/leads/waiting"]({ query: { lead: id } }),
    staleTime: 0,
  });
  const lead = data?.newest?.[0];
  return (
    <>
      <SectionHeading title={lead ? `Message from ${lead.name}` : "Message from your card"} />
      <Panel className="max-w-2xl">
        {lead ? (
          <MessageFacts lead={lead} mailedTo={data.mailedTo ?? ""} />
        ) : data ? (
          <EmptyState drawing="inbox" title={LEAD_WORDS.gone} text={LEAD_WORDS.goneWhy} />
        ) : isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label="Loading the message">
            <SkeletonText lines={5} />
          </LoadingArea>
        )}
      </Panel>
    </>
  );
}

function MessageFacts({ lead, mailedTo }: { lead: WaitingLead; mailedTo: string }) {
  const upgrade = useUpgradeDialog();
  const { email, phone, message, submittedDate } = lead;
  const target = { type: "lead" as const, id: lead._id, name: lead.name };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="rounded-card bg-sunken p-4 wrap-anywhere whitespace-pre-line">{message}</p>
      <p className="text-sm text-muted">
        {[momentInWords(submittedDate, "reader"), email, phone].filter(Boolean).map((fact, at) => (
          <span key={fact} className="wrap-anywhere">
            {at > 0 && " · "}
            {fact}
          </span>
        ))}
      </p>
      <div className="flex flex-wrap gap-2">
        {email && (
          <Button asChild>
            <a href={`mailto:${email}`} onClick={() => wentOutside(target, "mail")}>
              <Mail /> Reply by e-mail
            </a>
          </Button>
        )}
        {phone && (
          <Button asChild variant="secondary">
            <a href={`tel:${phone}`} onClick={() => wentOutside(target, "call")}>
              <Phone /> Call
            </a>
          </Button>
        )}
      </div>
      <p className="border-t border-line pt-4 text-sm">
        {mailedTo ? LEAD_WORDS.mailedTo(1, mailedTo) : LEAD_WORDS.notMailed} {LEAD_WORDS.withPremium(1)}{" "}
        <Button variant="link" onClick={upgrade.show}>
          See Premium
        </Button>
      </p>
    </div>
  );
}
