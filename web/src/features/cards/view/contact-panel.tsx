import { CARD_TEXT, withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { webLink } from "@cardplaza/contract/links/web-link";
import { dialled, readablePhone } from "@cardplaza/contract/phones";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { Globe, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { mapOf } from "./reach-ways.tsx";

/** One below the card's own heading. */
export type PanelHeading = "h2" | "h3";

interface ContactPanelProps {
  card: Card;
  design: Customization;
  heading: PanelHeading;
  onOpen?: (key: string) => void;
}

export function ContactPanel({ card, design, heading, onOpen }: ContactPanelProps) {
  const phone = withoutPlaceholder("phone", card.phone);
  const website = webLink(card.website);
  const hasBusiness = Boolean(card.business_phone || card.business_email || card.address || website);
  return (
    <div className="card-contact grid grid-cols-1 gap-6">
      {design.showPersonalContact && (
        <ContactSection heading={heading} title="Personal Contact">
          <ContactRow
            icon={<Phone />}
            label="Phone"
            empty={CARD_TEXT.phoneMissing}
            href={phone && `tel:${dialled(phone)}`}
            onOpen={() => onOpen?.("phone")}
          >
            {phone && (card.readablePhones?.phone ?? readablePhone(phone))}
          </ContactRow>
          <ContactRow
            icon={<Mail />}
            label="E-mail"
            empty={CARD_TEXT.emailMissing}
            href={card.email && `mailto:${card.email}`}
            onOpen={() => onOpen?.("email")}
          >
            {card.email}
          </ContactRow>
        </ContactSection>
      )}
      {design.showBusinessContact && hasBusiness && (
        <ContactSection heading={heading} title="Business Contact">
          {card.business_phone && (
            <ContactRow
              icon={<Phone />}
              label="Business phone"
              href={`tel:${dialled(card.business_phone)}`}
              onOpen={() => onOpen?.("business_phone")}
            >
              {card.readablePhones?.business_phone ?? readablePhone(card.business_phone)}
            </ContactRow>
          )}
          {card.business_email && (
            <ContactRow
              icon={<Mail />}
              label="Business e-mail"
              href={`mailto:${card.business_email}`}
              onOpen={() => onOpen?.("business_email")}
            >
              {card.business_email}
            </ContactRow>
          )}
          {card.address && (
            <ContactRow
              icon={<MapPin />}
              label="Address"
              href={mapOf(card.address)}
              newTab
              onOpen={() => onOpen?.("address")}
            >
              {card.address}
            </ContactRow>
          )}
          {website && (
            <ContactRow
              icon={<Globe />}
              label="Website"
              href={website}
              newTab
              onOpen={() => onOpen?.("website")}
            >
              {website.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")}
            </ContactRow>
          )}
        </ContactSection>
      )}
    </div>
  );
}

interface ContactSectionProps {
  heading: PanelHeading;
  title: string;
  children: ReactNode;
}

function ContactSection({ heading: Heading, title, children }: ContactSectionProps) {
  return (
    <section>
      <Heading className="mb-2 flex items-center gap-2 text-sm font-semibold tracking-normal text-(--contact-heading)">
        <span aria-hidden="true" className="h-[1em] w-1 rounded-full bg-(--card-accent)" />
        {title}
      </Heading>
      <ul className="grid grid-cols-1 gap-1">{children}</ul>
    </section>
  );
}

interface ContactRowProps {
  icon: ReactNode;
  label: string;
  children: ReactNode;
  href?: string;
  empty?: string;
  newTab?: boolean;
  onOpen?: () => void;
}

function ContactRow({ icon, label, children, href, empty, newTab, onOpen }: ContactRowProps) {
  const frame =
    "card-row flex min-h-12 items-center gap-3 rounded-(--card-inner) px-2 py-1.5 -mx-2 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-(--contact-icon)";
  const words = (
    <span className="min-w-0 break-words whitespace-pre-line">
      <span className="sr-only">{label}: </span>
      {children || empty}
    </span>
  );
  return (
    <li>
      {href ? (
        <a
          href={href}
          onClick={onOpen}
          className={`${frame} hover:bg-(--card-primary)/8`}
          {...(newTab ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}
        >
          {icon}
          {words}
        </a>
      ) : (
        <span className={`${frame} text-(--card-muted)`}>
          {icon}
          {words}
        </span>
      )}
    </li>
  );
}
