import type { Company } from "@cardplaza/contract/companies/companies";
import { COMPANY_FILES, companyPath } from "@cardplaza/contract/companies/company-seen";
import { copyLink } from "../../../lib/copy-link.ts";
import { ShareKit } from "../../../ui/share-kit.tsx";
import { savePoster } from "../../cards/share/qr-poster.ts";
import { whatsAppShare } from "../../../lib/whats-app-link.ts";

/** The ways to hand out the page of a company. */
export function ShareCompany({ company }: { company: Company }) {
  const { _id, name, slug, address } = company;
  const url = location.origin + companyPath(company);
  return (
    <ShareKit
      url={url}
      qr={{ src: COMPANY_FILES.qrSvg(_id), alt: `QR code of the page of ${name}` }}
      whatsApp={whatsAppShare(`${name}: ${url}`)}
      onCopy={() => copyLink(url, { title: "Link Copied", description: "Company link copied to clipboard" })}
      onPoster={() =>
        savePoster({
          code: COMPANY_FILES.qrSvg(_id),
          name,
          lines: [address.city, ""],
          scan: "Scan to open our page",
          fileName: `Company-${slug}.png`,
        })
      }
    />
  );
}
