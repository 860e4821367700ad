import type { Reaction } from "@cardplaza/contract/connect/post-words";
import { HandHeart, Lightbulb, type LucideIcon, PartyPopper, ThumbsUp } from "lucide-react";

export const REACTION_LOOK: Record<Reaction, { Icon: LucideIcon; ink: string; soft: string }> = {
  like: { Icon: ThumbsUp, ink: "text-brand-strong", soft: "bg-brand-soft" },
  celebrate: { Icon: PartyPopper, ink: "text-positive", soft: "bg-positive-soft" },
  insightful: { Icon: Lightbulb, ink: "text-warning", soft: "bg-warning-soft" },
  support: { Icon: HandHeart, ink: "text-danger", soft: "bg-danger-soft" },
};
