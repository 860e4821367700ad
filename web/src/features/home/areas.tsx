import {
  BriefcaseBusiness,
  Building2,
  CodeXml,
  Handshake,
  IdCard,
  type LucideIcon,
  MessagesSquare,
  Package,
  Store,
} from "lucide-react";
import { Link } from "react-router";
import { Section } from "../../ui/section.tsx";

const AREAS: { to: string; title: string; text: string; icon: LucideIcon }[] = [
  {
    to: "/digital-business-cards",
    title: "Digital business cards",
    text: "One link with your contact details, services and photos. Always up to date.",
    icon: IdCard,
  },
  {
    to: "/businesses",
    title: "Business directory",
    text: "Find a business in your city, read reviews and send an enquiry.",
    icon: Store,
  },
  {
    to: "/search?type=company",
    title: "Companies",
    text: "See who makes, sells and supplies what, and follow those you work with.",
    icon: Building2,
  },
  {
    to: "/search?type=product",
    title: "Products",
    text: "Compare what companies make and sell, and ask for the best price.",
    icon: Package,
  },
  {
    to: "/it-services",
    title: "IT services",
    text: "Order a package at a known price, or post what you need and get quotes.",
    icon: CodeXml,
  },
  {
    to: "/jobs",
    title: "Jobs",
    text: "Look for your next job, or find the right person for your team.",
    icon: BriefcaseBusiness,
  },
  {
    to: "/connect-in?tab=my-feed",
    title: "ConnectIn",
    text: "Share news, meet other owners and keep in touch with your network.",
    icon: MessagesSquare,
  },
  {
    to: "/offline-networking",
    title: "Offline networking",
    text: "Join a chapter near you and pass on referrals in person.",
    icon: Handshake,
  },
];

export function Areas() {
  return (
    <Section
      title="Everything your business needs to be found"
      lead="Start with a card. Add the rest when you need it."
      className="[--near:79rem] lg:[--near:44rem]"
    >
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {AREAS.map(({ to, title, text, icon: Icon }) => (
          <li
            key={to}
            className="relative flex gap-4 bg-raised p-5 transition-colors duration-150 hover:bg-surface sm:block sm:p-6"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <div>
              <h3 className="text-lg sm:mt-5">
                <Link
                  to={to}
                  className="outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-brand"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1.5 text-sm text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
