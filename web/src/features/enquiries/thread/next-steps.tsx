import { dialled } from "@cardplaza/contract/phones";
import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { Phone, Star } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** What a buyer does once both agree: talk about delivery, and later say how it went. */
export function NextSteps({ enquiry: { target, answerer } }: { enquiry: Enquiry }) {
  return (
    <Notice
      tone="positive"
      title={`Agreed with ${target.seller}`}
      action={
        <span className="flex flex-wrap gap-2 empty:hidden">
          {answerer?.phone && (
            <Button asChild size="sm" variant="secondary">
              <a href={`tel:${dialled(answerer.phone)}`}>
                <Phone /> Call
              </a>
            </Button>
          )}
          {target.url && target.type !== "card" && (
            <Button asChild size="sm" variant="secondary">
              <Link to={`${target.url}#reviews`}>
                <Star /> Write a review
              </Link>
            </Button>
          )}
        </span>
      }
    >
      Agree on payment and delivery with each other. Your review helps other buyers.
    </Notice>
  );
}
