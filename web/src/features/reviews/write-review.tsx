import { dayInWords } from "@cardplaza/contract/date-words";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import type { MayReview } from "@cardplaza/contract/reviews/reviews";
import { PenLine } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { latePart } from "../../first-visit/late-part.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";

const ReviewDialog = latePart(() => import("./review-dialog.tsx").then((module) => module.ReviewDialog));

interface WriteReviewProps {
  target: ReviewedTarget;
  mayReview: MayReview;
  hasScores: boolean;
}

/** The way to the form, or why there is none. A link `?review={code}` opens it by itself. */
export function WriteReview({ target, mayReview, hasScores }: WriteReviewProps) {
  const { status } = useSession();
  const [code, setCode] = useAddressParam("review");
  const [isOpen, setIsOpen] = useState(false);
  const { allowed, why, from } = mayReview;
  // What the server said to a visitor does not hold for a member who has just signed in.
  const mayOpen = allowed || (why === "sign_in" && status === "visitor");

  const close = () => {
    setIsOpen(false);
    if (code !== null) setCode(null);
  };
  if (why === "already") return null;
  if (why === "own") {
    return (
      <Button asChild variant="secondary">
        <Link to={target.ownersPath}>Reply to reviews</Link>
      </Button>
    );
  }
  if (why === "later" && from)
    return <p className="text-sm text-muted">{REVIEW_TEXT.later(target.targetType, dayInWords(from))}</p>;
  if (why === "unproven") {
    return (
      <p className="text-sm text-muted">
        {REVIEW_TEXT.unproven}{" "}
        <Link to="/profile?tab=account" className="font-medium text-brand-strong underline">
          Your account
        </Link>
      </p>
    );
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <PenLine aria-hidden="true" /> Write a review
      </Button>
      {mayOpen && (isOpen || code !== null) && (
        <Suspense>
          <ReviewDialog target={target} hasScores={hasScores} code={code} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
