import type { Post } from "@cardplaza/contract/connect/post";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Link2 } from "lucide-react";

/** What a link leads to. */
export function LinkCard({ link }: { link: NonNullable<Post["link"]> }) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="flex min-w-0 items-stretch overflow-hidden rounded-field border border-line bg-surface transition-colors duration-150 hover:border-line-strong"
    >
      {link.image ? (
        <img
          src={pictureUrl(link.image, 400)}
          alt=""
          loading="lazy"
          decoding="async"
          className="w-28 shrink-0 bg-sunken object-cover sm:w-40"
        />
      ) : (
        <span aria-hidden="true" className="grid w-14 shrink-0 place-items-center bg-sunken text-muted">
          <Link2 className="size-5" />
        </span>
      )}
      <span className="min-w-0 flex-1 px-3.5 py-3">
        <span className="line-clamp-2 text-sm font-semibold break-words">{link.title || link.url}</span>
        {link.description && (
          <span className="mt-0.5 line-clamp-2 text-xs break-words text-muted">{link.description}</span>
        )}
        <span className="mt-1 block truncate text-xs text-muted">{link.site}</span>
      </span>
    </a>
  );
}
