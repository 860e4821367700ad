import type { LegalDetails } from "@cardplaza/contract/policies/legal-details";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { SOCIAL_LINKS } from "../../../site/social-links.tsx";

/** The company that runs the product, for search engines. */
export const organization = ({ name, address, gstin, grievanceOfficer }: LegalDetails, origin: string) => ({
  "@context": "https://schema.org",
  "@type": "Organization",
  // The home page speaks of the same one.
  "@id": `${origin}/#organization`,
  name: PRODUCT_NAME,
  legalName: name,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  address: { "@type": "PostalAddress", streetAddress: address, addressCountry: "IN" },
  ...(gstin ? { taxID: gstin } : {}),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "Grievance Officer",
    email: grievanceOfficer.email,
    ...(grievanceOfficer.phone ? { telephone: grievanceOfficer.phone } : {}),
    url: `${origin}/contact-us`,
    areaServed: "IN",
  },
  sameAs: SOCIAL_LINKS.map(({ href }) => href),
});
