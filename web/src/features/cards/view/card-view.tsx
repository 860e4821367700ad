import {
  type CardTab,
  cardTabs,
  withoutPlaceholder,
  type DESCRIPTION_SHOWN,
} from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { type ReactNode, Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { cn } from "../../../ui/class-names.ts";
import { CardActions, type CardActionHandlers, SaveBar } from "./card-actions.tsx";
import { CardCover } from "./card-cover.tsx";
import { CardDescription } from "./card-description.tsx";
import { CardFont } from "./card-font.tsx";
import { CardIdentity } from "./card-identity.tsx";
import { CardLogo } from "./card-logo.tsx";
import { cardLook, cardPaper } from "./card-look.ts";
import { CardTabs } from "./card-tabs.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { CoverActions } from "./cover-actions.tsx";
import { FullCard } from "./full-card.tsx";
import { GalleryPanel, ProductsPanel, ServicesPanel } from "./offer-panels.tsx";
import { ReachRow } from "./reach-row.tsx";
import { SocialRow } from "./social-row.tsx";
import { useCardPanels } from "./use-card-panels.ts";

// Few cards have one.
const CardVideo = latePart(() => import("./card-video.tsx").then((module) => module.CardVideo));

export interface CardViewProps {
  card: Card;
  design: Customization;
  mode: keyof typeof DESCRIPTION_SHOWN;
  handlers: CardActionHandlers;
  isSaved?: boolean;
  /** On the card's own page, where Save stays in reach at the bottom of a phone's screen. */
  hasSaveBar?: boolean;
  /** The owner's actions, in place of the visitor actions. */
  ownersWay?: ReactNode;
  /** The owner's main action, in place of Save. */
  ownersMain?: ReactNode;
  /** The form of the Get in Touch tab; without it there is no such tab. */
  contactForm?: ReactNode;
  /** A line under the name, such as who made a team card. */
  note?: ReactNode;
  onOpenLink?: (key: string) => void;
  headingLevel?: 1 | 2;
  /** On the card's own page, which alone allows the players of linked videos. */
  embeds?: boolean;
  /** Opens the whole card at this tab, each time it changes: what is being edited is in sight. */
  tab?: CardTab;
}

/** The card itself, the same on its page, on the dashboard and in previews. */
export function CardView(props: CardViewProps) {
  const {
    card,
    design,
    mode,
    handlers,
    contactForm,
    onOpenLink,
    ownersWay,
    ownersMain,
    hasSaveBar = false,
  } = props;
  const tabs = cardTabs(card, design, Boolean(contactForm));
  const panels = useCardPanels(tabs, props.tab);
  const role = withoutPlaceholder("role", card.role);
  const company = withoutPlaceholder("company", card.company);
  const heading = props.headingLevel === 2 ? "h3" : "h2";
  return (
    <article
      style={cardLook(design)}
      data-theme-of-card={card.theme}
      data-layout={design.layout}
      className={cn(
        "business-card @container",
        design.shadow ? "shadow-float" : "border border-(--card-line)",
        card.theme === "corporate" && "border-t-4 border-t-(--card-accent)",
      )}
    >
      <CardFont family={design.fontFamily} />
      <div className="relative">
        <CardCover card={card} />
        <CoverActions
          card={card}
          showQr={design.showQR}
          isSaved={props.isSaved ?? false}
          handlers={handlers}
        />
      </div>
      {/* Its least height keeps the cover whole while the rest of the page is still on its way. */}
      <div data-paper={cardPaper(design)} className="card-body min-h-40 px-5 pb-6 @lg:px-7">
        <CardIdentity
          card={card}
          role={role}
          company={company}
          design={design}
          note={props.note}
          headingLevel={props.headingLevel ?? 1}
        />
        <CardLogo card={card} design={design} at="center" />
        <div className="card-intro mt-4 grid grid-cols-1 gap-5">
          <div className="card-actions flex flex-col gap-4 @lg:flex-row @lg:items-center @lg:gap-6 print:hidden">
            <ReachRow card={card} design={design} onOpen={onOpenLink} />
            <CardActions
              card={card}
              hasSaveBar={hasSaveBar}
              ownersWay={ownersWay}
              ownersMain={ownersMain}
              handlers={{
                ...handlers,
                onGetInTouch:
                  contactForm && !ownersWay
                    ? () => {
                        panels.show("get-in-touch");
                        handlers.onGetInTouch?.();
                      }
                    : undefined,
              }}
            />
          </div>
          <CardDescription card={card} mode={mode} />
          {design.showSocialMedia && <SocialRow card={card} onOpen={onOpenLink} />}
          {card.video && (
            <Suspense>
              <CardVideo video={card.video} name={card.name} embeds={props.embeds} />
            </Suspense>
          )}
        </div>
        <FullCard isOpen={panels.isOpen} onToggle={() => panels.setOpen(!panels.isOpen)}>
          <CardTabs
            tabs={tabs}
            active={panels.tab}
            onShow={panels.show}
            panels={{
              contact: <ContactPanel card={card} design={design} heading={heading} onOpen={onOpenLink} />,
              services: <ServicesPanel services={card.services} heading={heading} />,
              products: <ProductsPanel products={card.products} heading={heading} />,
              gallery: <GalleryPanel gallery={card.gallery} name={card.name} />,
              "get-in-touch": contactForm,
            }}
          />
        </FullCard>
        <CardLogo card={card} design={design} at="bottom" />
      </div>
      {hasSaveBar && <SaveBar card={card} onSave={handlers.onSaveContact} ownersMain={ownersMain} />}
    </article>
  );
}
