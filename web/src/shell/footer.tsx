import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Link } from "react-router";
import { samePart } from "../first-visit/same-parts.ts";
import { cn } from "../ui/class-names.ts";
import { LogoWide } from "../site/logo.tsx";
import { PAGE_WIDTH } from "../ui/page-width.ts";
import { FOOTER_GROUPS, type SiteLink } from "../site/site-links.ts";
import { SOCIAL_LINKS, type SocialLink } from "../site/social-links.tsx";
import { ThemeSwitch } from "../site/theme-switch.tsx";

export const FOOTER_ID = "site-links";

function DrawnFooter({ social = SOCIAL_LINKS }: { social?: SocialLink[] }) {
  return (
    <footer id={FOOTER_ID} className="border-t border-line bg-raised print:hidden">
      <div className={cn(PAGE_WIDTH, "grid gap-10 py-12 lg:grid-cols-[1fr_auto] lg:gap-16 lg:py-16")}>
        <div className="max-w-xs">
          <LogoWide />
          <p className="mt-4 text-sm text-muted">
            Digital business cards and networking for Indian businesses.
          </p>
          <ul aria-label="Follow us" className="mt-5 -ml-2.5 flex [&_svg]:size-5">
            {social.map(({ name, href, icon }) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={name}
                  className="grid size-10 pointer-coarse:size-11 place-items-center rounded-field text-muted transition-colors duration-150 hover:text-ink"
                >
                  {icon}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 sm:gap-x-16">
          {FOOTER_GROUPS.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className={cn(PAGE_WIDTH, "flex flex-wrap items-center justify-between gap-x-6 gap-y-4 py-5")}>
          <p className="text-sm text-muted">© {PRODUCT_NAME}</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

export const Footer =
  import.meta.env.SSR && !import.meta.env.DEV
    ? samePart("footer", DrawnFooter, ({ social }) => (social ? undefined : ""))
    : DrawnFooter;

function FooterGroup({ title, links }: { title: string; links: SiteLink[] }) {
  return (
    <div>
      <p className="text-sm font-semibold text-ink">{title}</p>
      <ul className="mt-2 text-sm text-muted [&_a]:inline-flex [&_a]:min-h-9 pointer-coarse:[&_a]:min-h-11 pointer-coarse:[&_a]:min-w-11 [&_a]:items-center [&_a]:rounded-sm [&_a]:transition-colors [&_a]:duration-150 [&_a]:hover:text-ink">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
