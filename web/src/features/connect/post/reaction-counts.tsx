import type { Post } from "@cardplaza/contract/connect/post";
import { REACTION_LABEL, REACTIONS } from "@cardplaza/contract/connect/post-words";
import { cn } from "../../../ui/class-names.ts";
import { REACTION_LOOK } from "./reaction-look.ts";

/** The reactions that a post has, most frequent first, and how many in all. */
export function ReactionCounts({ reactions }: Pick<Post, "reactions">) {
  const used = REACTIONS.filter((kind) => reactions[kind] > 0).toSorted(
    (a, b) => reactions[b] - reactions[a],
  );
  const total = used.reduce((sum, kind) => sum + reactions[kind], 0);
  if (total === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="flex -space-x-1">
        {used.slice(0, 3).map((kind) => {
          const { Icon, ink, soft } = REACTION_LOOK[kind];
          return (
            <span
              key={kind}
              className={cn("grid size-5 place-items-center rounded-full ring-2 ring-raised", soft, ink)}
            >
              <Icon className="size-3" />
            </span>
          );
        })}
      </span>
      <span className="sr-only">
        {used.map((kind) => `${reactions[kind]} ${REACTION_LABEL[kind]}`).join(", ")}
      </span>
      <span aria-hidden="true" className="tabular-nums">
        {total.toLocaleString("en-IN")}
      </span>
    </span>
  );
}

export const reactionTotal = ({ reactions }: Pick<Post, "reactions">) =>
  REACTIONS.reduce((sum, kind) => sum + reactions[kind], 0);
