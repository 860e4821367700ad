import { REVIEW_AGAIN_DAYS } from "@cardplaza/contract/reviews/review-words";
import { Link } from "react-router";
import { Section } from "../../../ui/section.tsx";

const RULES = [
  {
    title: "One person, one review",
    text: "Everybody who reviews has confirmed an e-mail address or a mobile number and says when they were there. The owners and managers of a business cannot review it.",
  },
  {
    title: "Nothing is rewritten",
    text: `A review cannot be edited. Its author can withdraw it, and write again after ${REVIEW_AGAIN_DAYS} days.`,
  },
  {
    title: "Where it came from is shown",
    text: "Each review says whether the person wrote it on their own, was asked by the business, or got something in return. “Verified” means that they dealt with the business here.",
  },
  {
    title: "The business answers, it does not delete",
    text: "An owner may reply once to each review and report it to us. We take down only what breaks the rules, never a review that is just bad.",
  },
  {
    title: "Odd ones wait",
    text: "Reviews with links, phone numbers or abuse, many by one person in a day, or a sudden burst wait until one of us has checked them.",
  },
  {
    title: "All customers are asked alike",
    text: "A business may ask its customers for reviews, at most once in 30 days each. It cannot ask only those who are happy.",
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
