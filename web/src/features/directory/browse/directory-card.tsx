import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { dialled } from "@cardplaza/contract/phones";
import { TO_SELLER } from "@cardplaza/contract/whats-app-words";
import { Phone } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Rating } from "../../../ui/rating.tsx";
import { EnquireButton } from "../../enquiries/enquire-button.tsx";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { BusinessPicture } from "../../../ui/business-picture.tsx";
import { WhatsAppButton } from "../../../ui/whats-app-button.tsx";
import { countContact } from "../count-contact.ts";
import { OpenNow } from "../open-now.tsx";
import type { DirectoryEntry } from "./directory-entry.ts";

interface DirectoryCardProps {
  business: DirectoryEntry;
  eager?: boolean;
  /** The heading of its list is one level above. */
  heading?: "h2" | "h3";
  /** A smaller card, for three beside each other. */
  small?: boolean;
}

/** A business in a list. */
export function DirectoryCard({ business, eager, heading: Heading = "h2", small }: DirectoryCardProps) {
  const { _id, name, slug, category, locality, city, phone, ratingAvg, ratingCount } = business;
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-raised p-3 transition-colors duration-150 hover:border-line-strong sm:p-4">
      <div className={cn("flex gap-4", small && "gap-3")}>
        <BusinessPicture
          name={name}
          picture={business.picture}
          width={200}
          sizes="112px"
          eager={eager}
          className={cn("size-24 shrink-0 rounded-field sm:size-28", small && "size-16 sm:size-16")}
        />
        <div className="min-w-0 flex-1">
          <Heading className="text-base leading-snug font-semibold break-words">
            <Link to={`/business/${slug}`} className="after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
          </Heading>
          <p className="mt-0.5 text-sm break-words text-muted">
            {[categoryName(category), locality || city].filter(Boolean).join(" · ")}
          </p>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            {ratingCount > 0 ? (
              <Rating value={ratingAvg} count={ratingCount} />
            ) : (
              <span className="text-sm text-muted">No reviews yet</span>
            )}
            <BusinessBadges badges={business.badges} />
          </div>
        </div>
      </div>
      <OpenNow opening={business.opening} className="mt-2.5" />
      {/* Above the link that covers the card. */}
      <div className="relative mt-auto flex flex-wrap gap-2 pt-3">
        {phone && (
          <Button asChild size="sm" variant="secondary">
            <a
              href={`tel:${dialled(phone)}`}
              aria-label={`Call ${name}`}
              onClick={() => countContact(_id, "call")}
            >
              <Phone /> Call
            </a>
          </Button>
        )}
        <WhatsAppButton
          size="sm"
          phone={business.whatsapp}
          to={name}
          text={TO_SELLER.any(name)}
          onPress={() => countContact(_id, "whatsapp")}
        />
        {business.isClaimed && (
          <EnquireButton
            size="sm"
            variant="secondary"
            target={{ type: "business", id: _id, name }}
            replyMedianMin={business.replyMedianMin}
          />
        )}
      </div>
    </article>
  );
}
