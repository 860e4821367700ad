import type { MessageShare } from "@cardplaza/contract/messages/message";
import { Link } from "react-router";
import { THREAD_WORDS } from "../messages-words.ts";

/** What was shared with a message, as far as this reader may see it. */
export function SharedLine({ share: { preview } }: { share: MessageShare }) {
  if (!preview) return <p className="text-muted italic">{THREAD_WORDS.noLonger}</p>;
  const { title, text, picture, path } = preview;
  return (
    <Link
      to={path}
      className="my-1 flex min-w-0 items-center gap-3 rounded-field border border-line bg-raised p-2.5 transition-colors duration-150 hover:border-line-strong"
    >
      {picture && (
        <img src={picture} alt="" loading="lazy" className="size-12 shrink-0 rounded-lg object-cover" />
      )}
      <span className="min-w-0">
        <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          {title}
        </span>
        <span dir="auto" className="line-clamp-2 text-xs wrap-anywhere text-muted">
          {text}
        </span>
      </span>
    </Link>
  );
}
