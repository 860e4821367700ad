import { momentInWords } from "@cardplaza/contract/date-words";
import { LEAD_SOURCE_LABEL } from "@cardplaza/contract/leads/lead-words";
import type { SentLead } from "@cardplaza/contract/leads/sent-leads";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { problemText } from "../../../lib/problem-text.ts";

type PendingAction = { what: "withdraw" | "erase"; lead: SentLead } | { what: "eraseAll" };

const QUESTIONS = {
  withdraw: {
    title: "Take this message back?",
    description: "The owner of the card keeps your name and that you wrote, but neither message nor address.",
    confirmLabel: "Take back",
  },
  erase: {
    title: "Erase this message?",
    description: "It is gone for good, with whatever was noted on it.",
    confirmLabel: "Erase",
  },
  eraseAll: {
    title: "Erase everything?",
    description: "All your messages are gone for good, with whatever was noted on them.",
    confirmLabel: "Erase everything",
  },
};

/** What is stored about the person that the link was mailed to, above the card they wrote through. */
export function SentLeads({ code }: { code: string }) {
  const own = useSentLeads(code);
  const [pending, setPending] = useState<PendingAction | null>(null);
  return (
    <Panel className="mb-6">
      <PanelHeader
        title="What is kept about you"
        description="Messages that were sent with your e-mail address through business cards."
      />
      {own.leads && own.leads.length > 0 ? (
        <>
          <ul className="grid gap-3">
            {own.leads.map((lead) => (
              <Message
                key={lead._id}
                lead={lead}
                onWithdraw={() => setPending({ what: "withdraw", lead })}
                onErase={() => setPending({ what: "erase", lead })}
              />
            ))}
          </ul>
          {own.leads.length > 1 && (
            <Button variant="danger" className="mt-4" onClick={() => setPending({ what: "eraseAll" })}>
              Erase everything
            </Button>
          )}
        </>
      ) : own.isGone || own.leads ? (
        <Notice>Nothing is kept about you here, or this link is not valid.</Notice>
      ) : own.isError ? (
        <ErrorState retrying={own.isFetching} onRetry={own.retry} />
      ) : (
        <LoadingArea label="Loading what is kept about you">
          <SkeletonText lines={4} />
        </LoadingArea>
      )}
      {pending && (
        <ConfirmDialog
          open
          onOpenChange={() => setPending(null)}
          {...QUESTIONS[pending.what]}
          onConfirm={() => own.act(pending)}
        />
      )}
    </Panel>
  );
}

function useSentLeads(code: string) {
  const queryClient = useQueryClient();
  const options = query["GET /api/leads/own"]({ query: { code } });
  const { data, error, isError, isFetching, refetch } = useQuery({ ...options, staleTime: 0 });
  const change = useMutation({
    mutationFn: async (pending: PendingAction) => {
      if (pending.what === "eraseAll") {
        await api["DELETE /api/leads/own"]({ query: { code } });
        return { leads: [] };
      }
      const input = { params: { id: pending.lead._id }, query: { code } };
      return pending.what === "erase"
        ? api["DELETE /api/leads/own/:id"](input)
        : api["POST /api/leads/own/:id/withdraw"](input);
    },
    onSuccess: (left) => queryClient.setQueryData(options.queryKey, left),
  });
  return {
    leads: data?.leads,
    isGone: error instanceof ApiError && (error.status === 404 || error.status === 400),
    isError,
    isFetching,
    retry: () => void refetch(),
    act: (pending: PendingAction) =>
      change.mutateAsync(pending).catch((problem: unknown) => {
        throw new Error(problemText(problem), { cause: problem });
      }),
  };
}

interface MessageProps {
  lead: SentLead;
  onWithdraw: () => void;
  onErase: () => void;
}

function Message({ lead, onWithdraw, onErase }: MessageProps) {
  const { name, company } = lead.cardId;
  return (
    <li className="rounded-card border border-line p-4 text-sm">
      <p className="font-medium break-words">To {[name, company].filter(Boolean).join(", ")}</p>
      <p className="text-xs text-muted">
        {momentInWords(lead.submittedDate, "reader")} · {LEAD_SOURCE_LABEL[lead.source]}
      </p>
      {lead.withdrawn ? (
        <p className="mt-2 text-muted italic">You have taken this message back. Only your name is left.</p>
      ) : (
        <>
          <p className="mt-2 break-words">{[lead.name, lead.email, lead.phone].filter(Boolean).join(", ")}</p>
          <p className="mt-1 break-words whitespace-pre-line text-muted">{lead.message}</p>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {!lead.withdrawn && (
          <Button size="sm" variant="secondary" onClick={onWithdraw}>
            Take back
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onErase}>
          Erase
        </Button>
      </div>
    </li>
  );
}
