import { HandCoins, Handshake, Send, UserPlus } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { CreateChapterButton } from "./create-chapter-button.tsx";

const STEPS = [
  { icon: Handshake, title: "Visit", text: "Come to a meeting and see who is there." },
  { icon: UserPlus, title: "Join", text: "Take the one seat for your trade." },
  { icon: Send, title: "Refer", text: "Send customers to members who can help them." },
  { icon: HandCoins, title: "Thank", text: "Record the business you got, in rupees." },
];

/** What chapters are, and how they work, in four steps. */
/** Not for members: they come to meet, and know what it is. */
export function FinderHero() {
  return (
    <section
      aria-labelledby="offline-networking"
      className="border-b border-line bg-raised in-data-session:hidden"
    >
      <div className={cn(PAGE_WIDTH, "py-8 lg:py-12")}>
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="max-w-2xl">
            <h1 id="offline-networking" className="text-3xl text-balance lg:text-4xl">
              Business that begins with a handshake
            </h1>
            <p className="mt-3 text-pretty text-muted lg:text-lg">
              A chapter is a group that meets regularly in your city, one member per trade. Members send each
              other customers and track what becomes business.
            </p>
          </div>
          <CreateChapterButton className="noscript:hidden" />
        </div>
        <ol className="mt-8 grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <div className="min-w-0">
                <h2 className="text-base font-semibold">{title}</h2>
                <p className="text-sm text-pretty text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
