import type { CARD_LINKS } from "@cardplaza/contract/cards/events/card-event-words";
import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { dialled } from "@cardplaza/contract/phones";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { whatsAppLink } from "../../../lib/whats-app-link.ts";

interface ReachWay {
  label: string;
  href: string;
  icon: ReactNode;
  /** The name under which a press is counted. */
  key: (typeof CARD_LINKS)[number];
  newTab?: boolean;
}

/** How a card's owner is reached, each way once: their own number and address come before the business's. */
export function reachWays(card: Card, show: Customization): ReachWay[] {
  const own = show.showPersonalContact;
  const business = show.showBusinessContact;
  const phone = own && withoutPlaceholder("phone", card.phone);
  const businessPhone = business && card.business_phone;
  const dialledPhone = phone || businessPhone;
  const chat = (phone && whatsAppLink(phone)) || (businessPhone && whatsAppLink(businessPhone));
  const email = own && card.email;
  const mailed = email || (business && card.business_email);
  const ways: ReachWay[] = [];
  if (dialledPhone)
    ways.push({
      label: "Call",
      href: `tel:${dialled(dialledPhone)}`,
      icon: <Phone />,
      key: phone ? "phone" : "business_phone",
    });
  if (chat)
    ways.push({ label: "WhatsApp", href: chat, icon: <MessageCircle />, key: "whatsapp", newTab: true });
  if (mailed)
    ways.push({
      label: "E-mail",
      href: `mailto:${mailed}`,
      icon: <Mail />,
      key: email ? "email" : "business_email",
    });
  if (business && card.address)
    ways.push({
      label: "Directions",
      href: mapOf(card.address),
      icon: <MapPin />,
      key: "address",
      newTab: true,
    });
  return ways;
}

export const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
