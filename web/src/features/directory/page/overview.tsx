import { webLink } from "@cardplaza/contract/links/web-link";
import { dialled, readablePhone } from "@cardplaza/contract/phones";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { Link } from "react-router";
import { Panel } from "../../../ui/panel.tsx";
import { countContact } from "../count-contact.ts";
import { HoursTable } from "./hours-table.tsx";
import { BusinessVideo } from "./business-video.tsx";
import { mapLink } from "./map-link.ts";
import { FactRow } from "../../../ui/fact-row.tsx";

const LINK = "font-medium break-words text-brand-strong underline decoration-brand/40 underline-offset-4";

export function Overview({ listing }: { listing: Listing }) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-8">
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        {listing.description && (
          <section>
            <h2 className="text-lg">About</h2>
            <p className="mt-2 max-w-prose break-words whitespace-pre-line">{listing.description}</p>
          </section>
        )}
        {listing.videoUrl && <BusinessVideo name={listing.name} address={listing.videoUrl} />}
        <Facts listing={listing} />
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <Panel>
          <h2 className="mb-3 text-lg">Opening hours</h2>
          <HoursTable opening={listing} />
        </Panel>
        <Contact listing={listing} />
      </div>
    </div>
  );
}

function Contact({ listing }: { listing: Listing }) {
  const { _id, phone, email, address, hideAddress, company } = listing;
  const website = webLink(listing.website);
  const map = mapLink(listing);
  const lines = [address.line1, address.line2, address.locality].filter(Boolean).join(", ");
  const place = [address.city, address.state].filter(Boolean).join(", ");
  return (
    <Panel>
      <h2 className="mb-3 text-lg">Contact</h2>
      <dl className="grid grid-cols-1 gap-3 text-sm">
        {phone && (
          <FactRow label="Phone">
            <a href={`tel:${dialled(phone)}`} className={LINK} onClick={() => countContact(_id, "call")}>
              {listing.readablePhone ?? readablePhone(phone)}
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
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className={LINK}
              onClick={() => countContact(_id, "website")}
            >
              {new URL(website).hostname.replace(/^www\./, "")}
            </a>
          </FactRow>
        )}
        {company && (
          <FactRow label="Company profile">
            <Link to={company.path} className={LINK}>
              {company.name}
            </Link>
          </FactRow>
        )}
        <FactRow label={hideAddress ? "Area" : "Address"}>
          <span className="break-words">
            {[lines, `${place} ${address.pin}`.trim()].filter(Boolean).join(", ")}
          </span>
          {map && (
            <a
              href={map}
              target="_blank"
              rel="noopener noreferrer"
              className={`mt-1 block ${LINK}`}
              onClick={() => countContact(_id, "directions")}
            >
              Open in maps
            </a>
          )}
        </FactRow>
      </dl>
    </Panel>
  );
}

function Facts({ listing }: { listing: Listing }) {
  const { serviceCities, payments, languages, yearFounded, gstin } = listing;
  const facts: [string, string][] = [
    ["Also serves", serviceCities.join(", ")],
    ["Payments", payments.map((way) => (way === "NetBanking" ? "Net banking" : way)).join(", ")],
    ["Languages", languages.join(", ")],
    ["In business since", yearFounded ? String(yearFounded) : ""],
    ["GSTIN", gstin && `${gstin} (format verified)`],
  ];
  const shown = facts.filter(([, value]) => value !== "");
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">Good to know</h2>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {shown.map(([label, value]) => (
          <FactRow key={label} label={label}>
            <span className="break-words">{value}</span>
          </FactRow>
        ))}
      </dl>
    </section>
  );
}
