import type { Message } from "@cardplaza/contract/messages/message";
import { OUTCOME_KINDS, type OutcomeKind } from "@cardplaza/contract/messages/message-words";
import { Contact, Handshake, NotebookPen, UserPlus } from "lucide-react";
import { MenuItem, MenuLabel } from "../../../ui/overlays/menu.tsx";
import { BUSINESS_WORDS } from "../words/together-words.ts";
import { useOutcomes } from "./use-outcomes.ts";

const ICONS = { lead: UserPlus, contact: Contact, note: NotebookPen, referral: Handshake };

interface BusinessItemsProps {
  /** Somebody else's, in a conversation of two. */
  message: Message;
  /** What was made, to be shown at the message. */
  onMade?: (kind: Exclude<OutcomeKind, "referral">, path: string) => void;
}

/** "From talk to business" as rows of a message's menu. What was made already is opened. */
export function BusinessItems({ message, onMade }: BusinessItemsProps) {
  const { open, choose } = useOutcomes(message, onMade);
  return (
    <>
      <MenuLabel>{BUSINESS_WORDS.title}</MenuLabel>
      {OUTCOME_KINDS.map((kind) => {
        const Icon = ICONS[kind];
        const made = message.made.find((each) => each.kind === kind);
        return (
          <MenuItem key={kind} onSelect={() => (made ? open(made.path) : choose(kind))}>
            <Icon /> {(made ? BUSINESS_WORDS.show : BUSINESS_WORDS.make)[kind]}
          </MenuItem>
        );
      })}
    </>
  );
}
