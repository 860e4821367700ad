import { webLink } from "@cardplaza/contract/links/web-link";
import { dialled } from "@cardplaza/contract/phones";
import type { Company } from "@cardplaza/contract/companies/companies";
import { GSTIN_VERIFIED, SOCIAL_NETWORKS } from "@cardplaza/contract/companies/company-seen";
import { industryName } from "@cardplaza/contract/companies/industries";
import { BadgeCheck } from "lucide-react";
import { Link } from "react-router";
import { Chip } from "../../../ui/chip.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { peopleWords } from "../people-words.ts";
import { SOCIAL_NAMES } from "../social-names.ts";
import { countContact } from "../../../lib/count-contact.ts";
import { FactRow } from "../../../ui/fact-row.tsx";

const LINK =
  "font-medium break-words text-brand-strong underline decoration-brand/40 underline-offset-4 pointer-coarse:-my-3 pointer-coarse:inline-block pointer-coarse:max-w-full pointer-coarse:py-3";
const ELSEWHERE = { target: "_blank", rel: "noopener noreferrer nofollow ugc" } as const;

export function AboutPanel({ company }: { company: Company }) {
  const { about, specialities, listing } = company;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-8">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        {about && (
          <section>
            <h2 className="text-lg">About</h2>
            <p className="mt-2 max-w-prose break-words whitespace-pre-line">{about}</p>
          </section>
        )}
        {specialities.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg">Specialities</h2>
            <ul className="flex flex-wrap gap-2">
              {specialities.map((word) => (
                <li key={word} className="max-w-full">
                  <Chip>{word}</Chip>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Facts company={company} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <Contact company={company} />
        {listing && (
          <Panel>
            <h2 className="mb-2 text-lg">Business listing</h2>
            <Link to={listing.path} className={LINK}>
              {listing.name}
            </Link>
            <p className="mt-1 text-sm text-muted">Opening hours, directions and photos.</p>
          </Panel>
        )}
      </div>
    </div>
  );
}

function Facts({ company }: { company: Company }) {
  const { gstin, foundedYear } = company;
  const facts: [string, string][] = [
    ["Industry", industryName(company.industry)],
    ["Type", company.type],
    ["Size", peopleWords(company.size)],
    ["Founded", foundedYear ? String(foundedYear) : ""],
    ["Legal name", company.legalName],
    ["CIN", company.cin],
    ["Udyam", company.udyam],
  ];
  return (
    <section>
      <h2 className="mb-2 text-lg">Good to know</h2>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {gstin && (
          <FactRow label="GSTIN">
            <span className="break-words">{gstin}</span>
            <span className="mt-0.5 flex items-center gap-1 text-positive">
              <BadgeCheck aria-hidden="true" className="size-4 shrink-0" /> {GSTIN_VERIFIED}
            </span>
          </FactRow>
        )}
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <FactRow key={label} label={label}>
              <span className="break-words">{value}</span>
            </FactRow>
          ))}
      </dl>
    </section>
  );
}

function Contact({ company }: { company: Company }) {
  const { phone, readablePhone, email, address, socials } = company;
  const website = webLink(company.website);
  const lines = [address.line1, address.line2, address.locality].filter(Boolean).join(", ");
  const place = [address.city, address.state].filter(Boolean).join(", ");
  const where = [lines, `${place} ${address.pin}`.trim()].filter(Boolean).join(", ");
  const pages = SOCIAL_NETWORKS.flatMap((network) => {
    const link = webLink(socials[network] ?? "");
    return link ? [{ network, link }] : [];
  });
  if (![phone, email, website, where].some(Boolean) && pages.length === 0) return null;
  return (
    <Panel>
      <h2 className="mb-3 text-lg">Contact</h2>
      <dl className="grid grid-cols-1 gap-3 text-sm">
        {phone && (
          <FactRow label="Phone">
            <a
              href={`tel:${dialled(phone)}`}
              className={LINK}
              onClick={() => countContact("companies", company._id, "call")}
            >
              {readablePhone}
            </a>
          </FactRow>
        )}
        {email && (
          <FactRow label="E-mail">
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </FactRow>
        )}
        {website && (
          <FactRow label="Website">
            <a href={website} {...ELSEWHERE} className={LINK}>
              {new URL(website).hostname.replace(/^www\./, "")}
            </a>
          </FactRow>
        )}
        {where && (
          <FactRow label="Address">
            <span className="break-words">{where}</span>
          </FactRow>
        )}
        {pages.length > 0 && (
          <FactRow label="Elsewhere">
            <span className="flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:gap-y-6">
              {pages.map(({ network, link }) => (
                <a key={network} href={link} {...ELSEWHERE} className={LINK}>
                  {SOCIAL_NAMES[network]}
                </a>
              ))}
            </span>
          </FactRow>
        )}
      </dl>
    </Panel>
  );
}
