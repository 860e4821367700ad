import { REVIEW_AGAIN_DAYS } from "@cardplaza/contract/review-words";
import { Link } from "react-router";
import { Section } from "../home/section.tsx";

const RULES = [
  {
    title: "One person, one review",
    text: "Whoever reviews has confirmed an e-mail address or a mobile number, and says when the experience was. The business's own owners and managers cannot review it.",
  },
  {
    title: "Nothing is rewritten",
    text: `A review cannot be edited. Its author can withdraw it, and write again after ${REVIEW_AGAIN_DAYS} days.`,
  },
  {
    title: "Where it came from is shown",
    text: "Written unasked, asked for by the business, or written for something in return: each review says which. “Verified” means that the person dealt with the business here.",
  },
  {
    title: "The business answers, it does not delete",
    text: "An owner may reply once to each review and report it to us. Only what breaks the rules is taken down, never what is merely bad.",
  },
  {
    title: "Odd ones wait",
    text: "Links, phone numbers, abuse, many reviews by one person in a day or a sudden burst: such reviews wait until somebody has looked at them.",
  },
  {
    title: "All customers are asked alike",
    text: "A business may ask its customers for reviews, at most once in 30 days each. It cannot first find out who is content and ask only them.",
  },
];

export function HowReviewsWork() {
  return (
    <Section id="how-reviews-work" title="How reviews work" lead="Six rules, the same for everybody.">
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {RULES.map(({ title, text }, at) => (
          <li key={title}>
            <span aria-hidden="true" className="text-sm font-semibold text-brand-strong tabular-nums">
              {at + 1}
            </span>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 rounded-card border border-line bg-raised p-6 lg:p-8">
        <h3 className="text-lg">What “Paid reviews and ratings” is, and what it is not</h3>
        <p className="mt-2 max-w-3xl text-pretty text-muted">
          It is the name of a premium feature, and it sells <strong className="text-ink">tools</strong>: links
          and QR codes to ask for reviews, templates for replies, one review to feature, and a widget for the
          business's own website. It does not sell a rating, a place in the order of reviews, or the removal
          of one. If you think that a review was bought,{" "}
          <Link to="/contact-us" className="text-brand-strong underline underline-offset-2">
            tell us
          </Link>
          .
        </p>
      </div>
    </Section>
  );
}
