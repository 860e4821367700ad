import { FREE_TEAM_CARDS, PREMIUM_PRICE_PAISE } from "@cardplaza/contract/plan/plan";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Section } from "../../ui/section.tsx";

const QUESTIONS = [
  {
    question: `Is ${PRODUCT_NAME} free?`,
    answer: `Yes. Basic cards, QR codes and a business listing cost nothing. Premium is optional and costs ₹${(PREMIUM_PRICE_PAISE / 100).toLocaleString("en-IN")} a year.`,
  },
  {
    question: "Do people need an app to open my card?",
    answer: "No. Your card is a web page. It opens in the browser of any phone or computer.",
  },
  {
    question: "How do I share my card?",
    answer:
      "Send the link in any message, or show the QR code. Every phone camera can scan it, and one tap saves your contact.",
  },
  {
    question: "What if my number or address changes?",
    answer: "Edit your card once. Links you have sent and QR codes you have printed show the new details.",
  },
  {
    question: "Can my team have cards too?",
    answer: `Yes. Up to ${FREE_TEAM_CARDS} team cards are free. With Premium there is no limit.`,
  },
  {
    question: "What happens when Premium ends?",
    answer:
      "Nothing is deleted. Your card goes back to the free look, premium screens lock again, and printed QR codes keep working.",
  },
];

export function Questions() {
  return (
    <div className="border-t border-line bg-raised">
      <Section
        title="Questions and answers"
        className="lg:grid lg:grid-cols-[1fr_2fr] lg:items-start lg:gap-x-16 lg:[&>h2]:pt-4 lg:[&>div]:mt-0"
      >
        <div className="divide-y divide-line border-y border-line">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 rounded-sm py-4 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="text-xl leading-none font-light text-muted transition-transform duration-150 group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="max-w-2xl pb-6 text-pretty text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </Section>
    </div>
  );
}
