import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { ListingStatus } from "@cardplaza/contract/directory/listing-words";
import type { Listing } from "@cardplaza/contract/directory/listings";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice, type NoticeProps } from "../../../ui/notice.tsx";

interface Words {
  tone: NoticeProps["tone"];
  title: string;
  text: string;
  next?: { to: string; label: string };
}

const EDIT = "/business-listing";

const STATE: Record<ListingStatus, Words> = {
  draft: {
    tone: "info",
    title: "Draft",
    text: "Only you can see your page. Fill in what is missing and publish it.",
    next: { to: EDIT, label: "Continue" },
  },
  pending: { tone: "info", title: "Waiting for review", text: LISTING_TEXT.submitted },
  published: { tone: "positive", title: "Published", text: LISTING_TEXT.live },
  paused: {
    tone: "warning",
    title: "Paused",
    text: "Your page is not in the directory, and only you can open it. Resume any time.",
  },
  rejected: {
    tone: "danger",
    title: "Not published",
    text: "Fix what we found and submit it again.",
    next: { to: EDIT, label: "Change it" },
  },
  suspended: {
    tone: "danger",
    title: "Suspended",
    text: LISTING_TEXT.notNow.suspended,
    next: { to: "/contact-us", label: "Contact us" },
  },
};

/** The state of the listing, and what to do next. */
export function ListingState({ listing }: { listing: Listing }) {
  const { status = "draft", waiting, rejectionReason } = listing;
  const { tone, title, text, next } = STATE[status];
  const isLive = status === "published";
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      <Notice tone={tone} title={title} action={next && <NextStep {...next} />}>
        {text}
        {!isLive && rejectionReason && <Reason>{rejectionReason}</Reason>}
      </Notice>
      {waiting && (
        <Notice tone="info" title="A change waits for review">
          What is live stays as it is until then.
        </Notice>
      )}
      {isLive && !waiting && rejectionReason && (
        <Notice
          tone="warning"
          title="Your last change was not accepted"
          action={<NextStep to={EDIT} label="Edit" />}
        >
          <Reason>{rejectionReason}</Reason>
        </Notice>
      )}
    </div>
  );
}

const NextStep = ({ to, label }: { to: string; label: string }) => (
  <Button asChild size="sm">
    <Link to={to}>{label}</Link>
  </Button>
);

const Reason = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 break-words">
    <span className="font-medium">Reason:</span> {children}
  </p>
);
