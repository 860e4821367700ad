import type { LeadDetail } from "@cardplaza/contract/leads/received-leads";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WhatsAppButton } from "../../ui/whats-app-button.tsx";
import { useSetFollowUp } from "./use-my-leads.ts";

type Lead = LeadDetail["lead"];

/** A chat with the sender. A member who comes back from it is asked whether the lead is contacted now. */
export function useWriteToLead({ _id, name, phone, followUpStatus }: Lead) {
  const [hasWritten, setWritten] = useState(false);
  const change = useSetFollowUp();
  const isAsked = hasWritten && followUpStatus === "pending";
  return {
    button: (
      <WhatsAppButton
        size="sm"
        phone={phone}
        text={WHATSAPP_LINE.toLead(name)}
        onPress={() => setWritten(true)}
      />
    ),
    question: isAsked && (
      <Notice
        live
        action={
          <Button
            size="sm"
            busy={change.isPending}
            onClick={() => change.mutate({ ids: [_id], followUpStatus: "contacted" })}
          >
            Mark as contacted
          </Button>
        }
      >
        Did you write to {name}?
      </Notice>
    ),
  };
}
