import { Section } from "../../../ui/section.tsx";

const QUESTIONS = [
  {
    question: "Is it really free?",
    answer:
      "Yes. A listing with 10 photos, reviews and enquiries costs nothing and does not end. Premium adds more photos, a video and figures over time.",
  },
  {
    question: "I work from home. Must I show my address?",
    answer: "No. You can hide the street and the PIN code; people then see your area and your city.",
  },
  {
    question: "When is my listing live?",
    answer: "As soon as you publish it. If something looks wrong we check it first, within 1 working day.",
  },
  {
    question: "My business is listed already. What now?",
    answer:
      "Open its page and choose “Own this business?”. Once you have proved it, the page is yours, reviews included.",
  },
];

export function ListingQuestions() {
  return (
    <div className="border-t border-line bg-raised">
      <Section title="Good to know">
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1.5 text-pretty text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}
