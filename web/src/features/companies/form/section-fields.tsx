import { AddressFields } from "./address-fields.tsx";
import { BasicsFields } from "./basics-fields.tsx";
import { BrandFields } from "./brand-fields.tsx";
import type { Section } from "./company-form-definition.ts";
import { RegistrationFields } from "./registration-fields.tsx";

/** The fields of one section, in the set-up and in the profile. */
export function SectionFields({ section }: { section: Section }) {
  if (section === "basics") return <BasicsFields />;
  if (section === "registration") return <RegistrationFields />;
  if (section === "address") return <AddressFields />;
  return <BrandFields />;
}
