import { webLink } from "@cardplaza/contract/links/web-link";
import type { Card } from "@cardplaza/contract/cards/cards";
import { Globe, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { SOCIAL_ICONS } from "./social-icons.tsx";

interface SocialLink {
  key: string;
  label: string;
  href: string;
  icon: ReactNode;
}

/** Round buttons, each only where there is something to go to. */
export function SocialRow({ card, onOpen }: { card: Card; onOpen?: (key: string) => void }) {
  const links = socialLinks(card);
  if (links.length === 0) return null;
  return (
    <ul className="card-social flex flex-wrap gap-2.5 print:hidden">
      {links.map(({ key, label, href, icon }) => (
        <li key={key}>
          <a
            href={href}
            aria-label={label}
            title={label}
            {...(href.startsWith("mailto:") ? {} : { target: "_blank", rel: "noopener noreferrer nofollow" })}
            onClick={() => onOpen?.(key)}
            className="grid size-11 place-items-center rounded-full border border-(--card-line) text-(--card-link) transition-colors duration-150 hover:bg-(--card-primary) hover:text-(--card-on-primary) [&_svg]:size-5"
          >
            {icon}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function socialLinks(card: Card): SocialLink[] {
  const web = (key: string, label: string, value: string, icon: ReactNode) => {
    const href = webLink(value);
    return href ? [{ key, label, href, icon }] : [];
  };
  return [
    ...web("website", "Website", card.website, <Globe />),
    ...(card.email ? [{ key: "email", label: "E-mail", href: `mailto:${card.email}`, icon: <Mail /> }] : []),
    ...web("linkedin", "LinkedIn", card.linkedin_url, SOCIAL_ICONS.linkedin),
    ...web("instagram", "Instagram", card.instagram_url, SOCIAL_ICONS.instagram),
    ...web("facebook", "Facebook", card.facebook_url, SOCIAL_ICONS.facebook),
    ...web("twitter", "X", card.twitter_url, SOCIAL_ICONS.x),
    ...web("youtube", "YouTube", card.youtube_url, SOCIAL_ICONS.youtube),
  ];
}
