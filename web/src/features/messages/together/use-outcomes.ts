import { giveReferralPath } from "@cardplaza/contract/screen-paths";
import type { Message } from "@cardplaza/contract/messages/message";
import type { OutcomeKind } from "@cardplaza/contract/messages/message-words";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { BUSINESS_WORDS } from "../words/together-words.ts";

type Made = Exclude<OutcomeKind, "referral">;

const CALLS = {
  lead: "POST /api/messages/:id/lead",
  contact: "POST /api/messages/:id/contact",
  note: "POST /api/messages/:id/note",
} as const satisfies Record<Made, string>;

/** The reads that show it. */
const SHOWN_IN: Record<Made, string> = {
  lead: "GET /api/leads",
  contact: "GET /api/contacts",
  note: "GET /api/connections",
};

/** Makes a lead, a contact, a private note or a referral of a message. */
export function useOutcomes(message: Message, onMade?: (kind: Made, path: string) => void) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const open = (path: string) => void navigate(path);

  async function make(kind: Made) {
    try {
      const { path } = await api[CALLS[kind]]({ params: { id: message._id } });
      onMade?.(kind, path);
      void client.invalidateQueries({
        predicate: ({ queryKey: [read] }) => typeof read === "string" && read.startsWith(SHOWN_IN[kind]),
      });
      const action = { label: BUSINESS_WORDS.open, onPress: () => open(path) };
      toast({ title: BUSINESS_WORDS.done[kind], action });
    } catch (error) {
      toast({ title: BUSINESS_WORDS.failed, description: problemText(error), variant: "destructive" });
    }
  }

  /** The form opens with who wrote it and what they need. The receiver is chosen there. */
  const refer = () => open(giveReferralPath("message", message._id));
  return { open, choose: (kind: OutcomeKind) => (kind === "referral" ? refer() : void make(kind)) };
}
