import { POST_KIND_LABEL, POST_KINDS, type PostKind } from "@cardplaza/contract/connect/post-words";
import { useId } from "react";
import { cn } from "../../../ui/class-names.ts";
import { KIND_LOOK } from "../post/post-kind.tsx";

/** What a post is. Radio buttons underneath. */
export function KindChoice({ kind, onKind }: { kind: PostKind; onKind: (kind: PostKind) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Kind of post</legend>
      <div className="flex flex-wrap gap-2">
        {POST_KINDS.map((each) => {
          const { Icon } = KIND_LOOK[each];
          return (
            <label
              key={each}
              className={cn(
                "relative inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-sm font-medium transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-11",
                each === kind
                  ? "border-brand bg-brand-soft text-brand-strong"
                  : "border-line bg-raised hover:border-line-strong hover:bg-hover",
              )}
            >
              <input
                type="radio"
                name={name}
                value={each}
                checked={each === kind}
                onChange={() => onKind(each)}
                className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
              />
              <Icon aria-hidden="true" className="size-4" />
              {POST_KIND_LABEL[each]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
