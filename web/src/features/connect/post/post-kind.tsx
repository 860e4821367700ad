import { POST_KIND_LABEL, type PostKind } from "@cardplaza/contract/connect/post-words";
import { CircleHelp, MessageSquareText, Tag, Trophy, UserSearch } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

/** How each kind looks: a sign, a tone, and a line at the top of its card. */
export const KIND_LOOK = {
  update: { Icon: MessageSquareText, tone: "neutral", edge: "", soft: "bg-hover" },
  ask: {
    Icon: CircleHelp,
    tone: "brand",
    edge: "shadow-[inset_0_3px_0_var(--brand)]",
    soft: "bg-brand-soft",
  },
  offer: {
    Icon: Tag,
    tone: "positive",
    edge: "shadow-[inset_0_3px_0_var(--positive)]",
    soft: "bg-positive-soft",
  },
  win: { Icon: Trophy, tone: "warning", edge: "shadow-[inset_0_3px_0_var(--star)]", soft: "bg-warning-soft" },
  referral_wanted: {
    Icon: UserSearch,
    tone: "neutral",
    edge: "shadow-[inset_0_3px_0_var(--accent)]",
    soft: "bg-sunken",
  },
} as const;

/** What a post is; an update is what posts are, so it says nothing. */
export function KindBadge({ kind }: { kind: PostKind }) {
  if (kind === "update") return null;
  const { Icon, tone } = KIND_LOOK[kind];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" /> {POST_KIND_LABEL[kind]}
    </Badge>
  );
}
