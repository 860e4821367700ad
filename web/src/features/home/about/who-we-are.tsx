import type { LegalDetails } from "@cardplaza/contract/policies/legal-details";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { cn } from "../../../ui/class-names.ts";

const LINK = "text-brand-strong underline underline-offset-2 break-words";

export function WhoWeAre({ legal }: { legal: LegalDetails }) {
  const { grievanceOfficer: officer } = legal;
  return (
    <div className="border-t border-line bg-raised">
      <div className={cn(PAGE_WIDTH, "grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-3 lg:gap-16 lg:py-20")}>
        <Part id="who-we-are" title="Who runs it">
          <p className="font-medium text-ink">{legal.name}</p>
          <address className="whitespace-pre-line not-italic">{legal.address}</address>
          {legal.gstin && <p>GSTIN {legal.gstin}</p>}
        </Part>
        <Part id="grievances" title="Grievance Officer">
          <p className="font-medium text-ink">{officer.name}</p>
          <p>
            <a href={`mailto:${officer.email}`} className={LINK}>
              {officer.email}
            </a>
          </p>
          {officer.phone && (
            <p>
              <a href={`tel:${officer.phone.replace(/[^\d+]/g, "")}`} className={LINK}>
                {officer.phone}
              </a>
            </p>
          )}
          <p>
            Or through the{" "}
            <Link to="/contact-us" className={LINK}>
              contact form
            </Link>
            : acknowledged within 24 hours, decided within 7 days.
          </p>
        </Part>
        <Part id="credits" title="Data we thank others for">
          <p>
            Places and their positions come from{" "}
            <a href="https://www.geonames.org/" rel="noopener" className={LINK}>
              GeoNames
            </a>
            , under the{" "}
            <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener" className={LINK}>
              Creative Commons Attribution 4.0 licence
            </a>
            . {PRODUCT_NAME} has made them shorter and joined them with India's PIN codes.
          </p>
        </Part>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="mt-3 grid gap-1.5 text-sm text-pretty text-muted">{children}</div>
    </section>
  );
}
