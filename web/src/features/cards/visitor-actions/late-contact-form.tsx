import type { Card } from "@cardplaza/contract/cards/cards";
import { Suspense, use, useState } from "react";
import { lazyWithQueries } from "../../../first-visit/lazy-with-queries.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PanelInSight } from "../view/card-tabs.tsx";

// Most visitors never open it, so they need not load it.
const ContactForm = lazyWithQueries(() => import("./contact-form.tsx").then((module) => module.ContactForm));

/** The form, from the moment that its tab is first shown. */
export function LateContactForm({ card }: { card: Card }) {
  const isShown = use(PanelInSight);
  const [isWanted, setWanted] = useState(isShown);
  if (isShown && !isWanted) setWanted(true);
  if (!isWanted) return <ComingForm />;
  return (
    <Suspense fallback={<ComingForm />}>
      <ContactForm card={card} />
    </Suspense>
  );
}

/** Of the form's own measure, so that nothing moves when it is there. */
const ComingForm = () => (
  <div className="card-form rounded-card border border-line bg-raised p-4 text-ink">
    <p className="hidden text-sm noscript:block">
      Writing from here needs scripts, which your browser has switched off. Please call or send an e-mail.
    </p>
    <div className="grid gap-4 noscript:hidden">
      <Skeleton className="h-[4.25rem] w-full" />
      <Skeleton className="h-[4.25rem] w-full" />
      <Skeleton className="h-[4.25rem] w-full" />
      <Skeleton className="h-[8.5rem] w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  </div>
);
