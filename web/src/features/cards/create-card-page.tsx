import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { DRAWN_IN_BROWSER } from "../../first-visit/page-start.ts";
import { CardForm } from "./form/card-form.tsx";
import { ProblemNotice } from "../../forms/saving/problem-notice.tsx";
import { NotStoredNotice, RestoredNotice } from "../../forms/drafts/restored-notice.tsx";
import { useCreateCard } from "./form/use-create-card.ts";
import type { Route } from "./+types/create-card-page.ts";

// Rendered by the server too, but a form needs its scripts, so they load at once.
export const handle = DRAWN_IN_BROWSER;

export const meta: Route.MetaFunction = () => [
  { title: `Create your digital business card · ${PRODUCT_NAME}` },
  {
    name: "description",
    content:
      "Fill in your digital business card, see it take shape as you type, and share it by link or QR code.",
  },
];

export default function CreateCardPage() {
  const { state, draft, saving, isMember, save } = useCreateCard();
  return (
    <CardForm
      state={state}
      title="Create your card"
      intro="See it take shape as you type. You only need an account to save it."
      saveLabel="Save card"
      busy={saving.isPending}
      progress={saving.progress}
      onSave={save}
      notices={
        <>
          <p className="mb-5 hidden rounded-field bg-warning-soft px-4 py-3 text-sm noscript:block">
            Switch on JavaScript in your browser to fill in and save a card.
          </p>
          {draft.state === "restored" && !saving.isPending && (
            <RestoredNotice onStartOver={draft.startOver} />
          )}
          {!draft.isStored && !isMember && <NotStoredNotice />}
          <ProblemNotice error={saving.error} />
        </>
      }
    />
  );
}
