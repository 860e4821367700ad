import type { ShareType } from "@cardplaza/contract/messages/message-words";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Briefcase, Contact, IdCard, Newspaper, Package, Store } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";

const ICONS = {
  card: IdCard,
  product: Package,
  job: Briefcase,
  listing: Store,
  post: Newspaper,
  contact: Contact,
} satisfies Record<ShareType, unknown>;

interface SharePictureProps {
  type: ShareType;
  picture: string;
  className: string;
}

/** Its own picture, or the sign of its kind. Its title is written beside it. */
export function SharePicture({ type, picture, className }: SharePictureProps) {
  const Icon = ICONS[type];
  if (picture)
    return (
      <img
        src={pictureUrl(picture, 200)}
        alt=""
        loading="lazy"
        decoding="async"
        className={cn("shrink-0 bg-sunken object-cover", className)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={cn("grid shrink-0 place-items-center bg-sunken text-muted", className)}
    >
      <Icon className="size-5" />
    </span>
  );
}
