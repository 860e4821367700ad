import { Section } from "../../ui/section.tsx";

const STEPS = [
  {
    title: "Create your card",
    text: "Add your name, your work and how to reach you. A few minutes are enough.",
  },
  {
    title: "Share one link",
    text: "Send it on WhatsApp, put it in your e-mail, or let people scan your QR code.",
  },
  {
    title: "Hear from customers",
    text: "People save your contact and write to you. Change your details any time; the link stays the same.",
  },
];

export function HowItWorks() {
  return (
    <div className="border-y border-line bg-raised">
      <Section id="how-it-works" title="How it works">
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 md:block">
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full border border-brand font-semibold text-brand-strong tabular-nums"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg md:mt-5">{title}</h3>
                <p className="mt-1.5 text-pretty text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
