import type { Post } from "@cardplaza/contract/connect/post";
import { NEXT_STEP } from "@cardplaza/contract/connect/post-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { KIND_LOOK } from "./post-kind.tsx";

interface NextStepProps {
  post: Post;
  /** Begins a comment with these words. */
  onBegin?: (beginning: string) => void;
  /** The sign-in page, to which a visitor goes instead. */
  signIn?: string;
}

/** What the kind of a post asks others to do. Its author does not answer themselves. */
export function NextStep({ post, onBegin, signIn = "" }: NextStepProps) {
  const step = NEXT_STEP[post.kind];
  if (!step || post.isOwn) return null;
  const { Icon, soft } = KIND_LOOK[post.kind];
  const isAsked = step.beginning === "";
  const path = isAsked ? post.askAt : signIn;
  if (!onBegin && !path) return null;
  if (isAsked && !path) return null;
  return (
    <div
      className={cn(
        "mx-4 mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-field py-1.5 pr-1.5 pl-3.5 sm:mx-5",
        soft,
      )}
    >
      <p className="min-w-0 text-sm">{step.words}</p>
      {path ? (
        <Button asChild size="sm">
          <Link to={path}>
            <Icon aria-hidden="true" /> {step.label}
          </Link>
        </Button>
      ) : (
        <Button size="sm" onClick={() => onBegin?.(step.beginning)}>
          <Icon aria-hidden="true" /> {step.label}
        </Button>
      )}
    </div>
  );
}
