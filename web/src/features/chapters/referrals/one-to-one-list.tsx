import type { OneToOne } from "@cardplaza/contract/chapters/referral";
import type { OneToOneStatus } from "@cardplaza/contract/chapters/referral-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useMutation } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { apiOnce } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { MessageButton } from "../../../site/message-button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ListBox } from "./list-box.tsx";
import { PartnerLine } from "./partner-line.tsx";
import { firstName } from "./referral-words.ts";
import { useOneToOnes, useReadSlipsAgain } from "./use-referrals.ts";

export function OneToOneList({ action }: { action?: ReactNode }) {
  const list = useOneToOnes();
  const oneToOnes = list.data?.pages.flatMap((page) => page.oneToOnes) ?? [];
  return (
    <ListBox
      list={list}
      failed="Your one-to-ones did not load"
      isEmpty={oneToOnes.length === 0}
      empty={{
        drawing: "people",
        title: "No one-to-ones yet",
        text: "Meet a member for half an hour and enter it here. It counts once both have confirmed it.",
        action,
      }}
    >
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {oneToOnes.map((each) => (
          <li key={each._id} className="min-w-0">
            <OneToOneCard oneToOne={each} />
          </li>
        ))}
      </ul>
    </ListBox>
  );
}

const TONE = { proposed: "brand", confirmed: "positive", declined: "neutral" } as const;

export function OneToOneCard({ oneToOne }: { oneToOne: OneToOne }) {
  const { partner, day, topics, status, isOwn } = oneToOne;
  const waitsForViewer = status === "proposed" && !isOwn;
  return (
    <article className="h-full rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <PartnerLine partner={partner} below={dayInWords(day)} className="flex-[1_1_10rem]">
          <MessageButton person={partner} variant="ghost" size="icon-sm" />
        </PartnerLine>
        <Badge tone={TONE[status]} className="rounded-lg whitespace-normal">
          {statusText(status, isOwn, firstName(partner))}
        </Badge>
      </div>
      {topics && <p className="mt-3 text-sm break-words whitespace-pre-line">{topics}</p>}
      {waitsForViewer && <Confirm oneToOne={oneToOne} />}
    </article>
  );
}

function statusText(status: OneToOneStatus, isOwn: boolean, partner: string): string {
  if (status === "confirmed") return "Confirmed";
  if (status === "declined") return "Did not happen";
  return isOwn ? `Waiting for ${partner}` : "Waiting for you";
}

/** One tap either way. */
function Confirm({ oneToOne: { _id: id, partner } }: { oneToOne: OneToOne }) {
  const readAgain = useReadSlipsAgain();
  const keyOf = useAttemptKey();
  const confirm = useMutation({
    mutationFn: (confirmed: boolean) =>
      apiOnce(keyOf(confirmed))["PATCH /api/one-to-ones/:id/confirm"]({
        params: { id },
        body: { confirmed },
      }),
    onSuccess: ({ status }) => {
      toast({ title: status === "confirmed" ? "One-to-one confirmed" : "Marked as not held" });
      return readAgain();
    },
    onError: (error) => {
      toast({ title: "Not done", description: problemText(error), variant: "destructive" });
      void readAgain();
    },
  });
  const busyWith = confirm.isPending ? confirm.variables : null;
  return (
    <div role="group" aria-label={`One-to-one with ${partner.name}`} className="mt-4 flex flex-wrap gap-2">
      <Button size="sm" busy={busyWith === true} onClick={() => confirm.mutate(true)}>
        {busyWith !== true && <Check />} Confirm
      </Button>
      <Button size="sm" variant="secondary" busy={busyWith === false} onClick={() => confirm.mutate(false)}>
        {busyWith !== false && <X />} Did not happen
      </Button>
    </div>
  );
}
