import type { MessageShare } from "@cardplaza/contract/messages/message";
import { EyeOff } from "lucide-react";
import { Link } from "react-router";
import { SHARE_WORDS } from "../words/share-words.ts";
import { SharePicture } from "./share-picture.tsx";

const FRAME =
  "flex w-80 max-w-full min-w-0 items-stretch overflow-hidden rounded-field border border-line bg-raised text-left text-sm text-ink";

/** What was shared in a message, as the reader may see it now. */
export function SharedThing({ share: { type, preview } }: { share: MessageShare }) {
  if (!preview)
    return (
      <p className="flex w-fit max-w-full items-center gap-2 rounded-field border border-dashed border-line-strong bg-raised px-3 py-2 text-sm text-muted">
        <EyeOff aria-hidden="true" className="size-4 shrink-0" /> {SHARE_WORDS.hidden}
      </p>
    );
  const { title, text, picture, path } = preview;
  const inside = (
    <>
      <SharePicture type={type} picture={picture} className="min-h-18 w-20" />
      <span className="min-w-0 flex-1 px-3 py-2.5">
        <span className="block text-xs text-muted">{SHARE_WORDS.tabs[type]}</span>
        <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          {title}
        </span>
        {text && (
          <span dir="auto" className="mt-0.5 line-clamp-3 text-xs whitespace-pre-line wrap-anywhere">
            {text}
          </span>
        )}
      </span>
    </>
  );
  if (!path) return <div className={FRAME}>{inside}</div>;
  return (
    <Link to={path} className={`${FRAME} transition-colors duration-150 hover:border-line-strong`}>
      {inside}
    </Link>
  );
}
