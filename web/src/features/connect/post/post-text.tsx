import { type MentionPlace, textParts } from "./text-parts.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { shortened } from "./shortened.ts";

interface PostTextProps {
  body: string;
  mentions: readonly MentionPlace[];
  /** A long text is not folded. */
  isWhole?: boolean;
  className?: string;
}

/** A text as it was typed, with its members, links and hashtags as links. */
export function PostText({ body, mentions, isWhole = false, className }: PostTextProps) {
  const [isOpen, setOpen] = useState(isWhole);
  const beginning = isOpen ? null : shortened(body, mentions);
  return (
    <div className={cn("break-words", className)}>
      <p className="whitespace-pre-line">
        <TextParts body={beginning ?? body} mentions={mentions} />
        {beginning !== null && "…"}
      </p>
      {beginning !== null && (
        <Button variant="link" size="sm" className="mt-1" onClick={() => setOpen(true)}>
          Show more
        </Button>
      )}
    </div>
  );
}

// The weight tells them from the text around them also without colour.
const LINK = "font-medium text-brand-strong underline-offset-4 hover:underline";

function TextParts({ body, mentions }: Pick<PostTextProps, "body" | "mentions">) {
  return textParts(body, mentions).map((part, at) => {
    switch (part.type) {
      case "mention":
        return (
          <Link key={at} to={`/profile/${part.userId}`} className={LINK}>
            {part.text}
          </Link>
        );
      case "tag":
        return (
          <Link key={at} to={`/plazy/explore?tag=${encodeURIComponent(part.tag)}`} className={LINK}>
            {part.text}
          </Link>
        );
      case "link":
        return (
          <a
            key={at}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={cn(LINK, "underline decoration-brand/40")}
          >
            {part.text}
          </a>
        );
      default:
        return part.text;
    }
  });
}
