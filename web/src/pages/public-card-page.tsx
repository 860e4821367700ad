import { CARD_TEXT, cardsOfTag, cardTag } from "@cardplaza/contract/cards/card-rules";
import type { ErrorBody } from "@cardplaza/contract/errors";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { Suspense } from "react";
import { data, isRouteErrorResponse, Link, redirect, useSearchParams } from "react-router";
import { CARD_PATHS, safePath } from "@cardplaza/contract/paths";
import { latePart } from "../first-visit/late-part.ts";
import { pageContext } from "../lib/page-context.ts";
import { lazyWithQueries } from "../first-visit/lazy-with-queries.tsx";
import { ErrorPage } from "../site/error-page.tsx";
import { NotFound } from "../site/late-not-found.tsx";
import { NOT_FOUND_TITLE } from "../site/not-found-title.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { Route } from "./+types/public-card-page.ts";
import { CardMenu } from "../features/cards/visitor-actions/card-menu.tsx";
import { ProfileLink } from "../features/cards/visitor-actions/profile-link.tsx";
import { LateContactForm } from "../features/cards/visitor-actions/late-contact-form.tsx";
import { cardMeta } from "../features/cards/card-meta.ts";
import { CARD_WAYS } from "../lib/resting/card-ways.ts";
import { useCardPage } from "../features/cards/use-card-page.ts";
import { usePicturesOnPaper } from "../features/cards/use-pictures-on-paper.ts";
import { CardView } from "../features/cards/view/card-view.tsx";

const GoneCard = latePart(() => import("../features/cards/gone-card.tsx").then((module) => module.GoneCard));
const QrModal = latePart(() =>
  import("../features/cards/share/qr-modal.tsx").then((module) => module.QrModal),
);
// Visitors load neither; `CardAsMember` asks for the file before it is known whose card it is.
const ownersPart = () => import("../features/cards/share/owner-actions.tsx");
const OwnersShare = latePart(() => ownersPart().then((module) => module.OwnersShare));
const OwnersActions = latePart(() => ownersPart().then((module) => module.OwnersActions));
const CardAsMember = lazyWithQueries(() =>
  import("../features/cards/visitor-actions/card-as-member.tsx").then((module) => module.CardAsMember),
);
const OpenQuestions = lazyWithQueries(() =>
  import("../features/outside-answers/outside-answers.tsx").then((module) => module.OpenQuestions),
);
const SentLeads = lazyWithQueries(() =>
  import("../features/leads/sent/sent-leads.tsx").then((module) => module.SentLeads),
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const name = url.pathname.split("/")[1]?.toLowerCase() as keyof typeof CARD_WAYS;
  const way = name in CARD_WAYS ? name : "card";
  const { slug } = params;
  const card = await page.api["GET /api/business-cards/slug/:slug"]({ params: { slug } });
  const { path } = way === "team-card" && card.type !== "team" ? CARD_WAYS.card : CARD_WAYS[way];
  if (card.slug !== slug || path !== CARD_WAYS[way].path) throw redirect(path(card.slug) + url.search, 301);
  const ownerId = typeof card.user_id === "string" ? card.user_id : card.user_id._id;
  page.cache({ tags: [cardTag(card._id), cardsOfTag(ownerId)], query: [] });
  return data({ card, way, origin: page.origin });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? cardMeta(loaderData.card, loaderData.origin) : [];

export default function PublicCardPage({ loaderData }: Route.ComponentProps) {
  const { way } = loaderData;
  const { channel, mode } = CARD_WAYS[way];
  const page = useCardPage(loaderData.card, channel);
  const { card, isOwner, qr } = page;
  usePicturesOnPaper();
  // The public view, for its owner too: without the plan they see the free look here.
  const design = loaderData.card.customization ?? DEFAULT_CUSTOMIZATION;
  const owner = typeof card.user_id === "object" ? card.user_id.name : null;
  return (
    <div
      data-own={isOwner ? (card.contactFormEnabled ? "form" : "") : undefined}
      className="mx-auto w-full max-w-[600px] px-4 py-6 sm:py-10 min-[1280px]:max-w-[680px]"
    >
      {/* The first paint is not spent on an empty page: it waits until the parser has come to the name. */}
      <link rel="expect" href="#card-name" blocking="render" />
      {isOwner && <WayBack />}
      <LeadsOwnPage />
      {page.asMember && (
        <Suspense>
          {/* Who wrote through this card is asked here whether its owner called. */}
          <OpenQuestions at={CARD_PATHS.card(card.slug)} className="mb-6" />
        </Suspense>
      )}
      <CardView
        card={card}
        design={design}
        mode={mode}
        handlers={page.handlers}
        isSaved={page.isSaved}
        hasSaveBar
        ownersWay={
          isOwner && (
            <Suspense fallback={<div className="h-11 w-full" />}>
              <OwnersActions card={card} onSaveContact={page.handlers.onSaveContact} edits />
            </Suspense>
          )
        }
        ownersMain={
          isOwner && (
            <Suspense fallback={<div className="h-12" />}>
              <OwnersShare card={card} />
            </Suspense>
          )
        }
        note={owner && `Created by ${owner}`}
        onOpenLink={page.countLink}
        embeds
        contactForm={card.contactFormEnabled && !isOwner && <LateContactForm card={card} />}
      />
      {isOwner ? (
        // As high as a visitor's menu: the footer does not move when it is known whose card it is.
        <div className="mt-4 flex h-8 justify-center pointer-coarse:h-11 print:hidden">
          {card.profilePath && <ProfileLink to="/profile">My profile</ProfileLink>}
        </div>
      ) : (
        <CardMenu card={card} askToSignIn={page.askToSignIn} menu={page.menu} />
      )}
      <p className="card-invite">
        <Link to="/create-card">Create your free card</Link>
      </p>
      {page.asMember && (
        <Suspense>
          <CardAsMember shown={loaderData.card} {...page.asMember} />
        </Suspense>
      )}
      {qr.open && (
        <Suspense>
          <QrModal card={card} {...qr} />
        </Suspense>
      )}
    </div>
  );
}

/** `?lead=` shows people who wrote through a card what is stored about them. The page itself is the same for everybody. */
function LeadsOwnPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const code = query.get("lead");
  if (!code || !hydrated) return null;
  return (
    <Suspense>
      <SentLeads code={code} />
    </Suspense>
  );
}

/** The link back to where the owner came from, named by `?redirect=`. */
function WayBack() {
  const [query] = useSearchParams();
  const back = query.get("redirect");
  if (!back) return null;
  return (
    // In the page's own margin: the card does not move when it comes.
    <nav
      aria-label="Your card"
      className="-mt-6 flex h-6 items-center text-sm font-medium text-brand sm:-mt-10 sm:h-10"
    >
      <Link to={safePath(back)}>← Back</Link>
    </nav>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) return <ErrorPage />;
  const isGone = error.status === 410;
  return (
    <>
      {/* Not within what comes late: the browser would add them to those of the server. */}
      <title>{isGone ? CARD_TEXT.gone : NOT_FOUND_TITLE}</title>
      <meta name="robots" content="noindex" />
      {/* Also when the card is gone: messages sent through it may still be stored. */}
      <div className="mx-auto w-full max-w-[600px] px-4 pt-6 empty:hidden">
        <LeadsOwnPage />
      </div>
      <Suspense>
        {isGone ? (
          <GoneCard successor={(error.data as Pick<ErrorBody, "successor">).successor} />
        ) : (
          <NotFound />
        )}
      </Suspense>
    </>
  );
}
