import { SOCIAL_NETWORKS } from "@cardplaza/contract/companies/company-seen";
import { industryName } from "@cardplaza/contract/companies/industries";
import { Chip } from "../../../ui/chip.tsx";
import { COMPANY_LABELS, type Section } from "./company-form-definition.ts";
import type { CompanyValues } from "./company-values.ts";

type Fact = [label: string, value: string];

/** What a section says, in words. */
function factsOf(section: Exclude<Section, "brand">, values: CompanyValues): Fact[] {
  const label = COMPANY_LABELS;
  const { address } = values;
  if (section === "basics")
    return [
      [label.name, values.name],
      [label.legalName, values.legalName],
      [label.type, values.type],
      [label.industry, industryName(values.industry)],
      [label.size, values.size],
      [label.foundedYear, values.foundedYear],
    ];
  if (section === "registration")
    return [
      [label.gstin, values.noGst ? "No GST" : values.gstin],
      [label.cin, values.cin],
      [label.udyam, values.udyam],
    ];
  const lines = [address.line1, address.line2, address.locality, `${address.city} ${address.pin}`.trim()];
  return [
    [label.address, [...lines, address.state].filter(Boolean).join(", ")],
    [label.phone, values.phone],
    ["WhatsApp", values.showWhatsapp ? "On" : "Off"],
    [label.email, values.email],
    [label.website, values.website],
  ];
}

interface SectionFactsProps {
  section: Section;
  values: CompanyValues;
  /** Where a picture is shown from; a draft's is only on this device. */
  shownAt?: (picture: string) => string;
}

/** A section to read, before it is sent and in the profile. */
export function SectionFacts({ section, values, shownAt = (picture) => picture }: SectionFactsProps) {
  if (section === "brand") return <BrandFacts values={values} shownAt={shownAt} />;
  return <FactList facts={factsOf(section, values)} />;
}

function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <FactOf key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

const FactOf = ({ label, value }: { label: string; value: string }) => (
  <div className="min-w-0">
    <dt className="text-muted">{label}</dt>
    <dd className="mt-0.5 break-words whitespace-pre-line">{value.trim() || "–"}</dd>
  </div>
);

function BrandFacts({ values, shownAt }: Required<Pick<SectionFactsProps, "values" | "shownAt">>) {
  const [logo, cover] = [shownAt(values.logo), shownAt(values.cover)];
  const socials = SOCIAL_NETWORKS.filter((network) => values.socials[network].trim());
  return (
    <div className="grid grid-cols-1 gap-4">
      {(logo || cover) && (
        <div className="flex items-end gap-3">
          {logo && (
            <img
              src={logo}
              alt="Logo"
              className="size-18 shrink-0 rounded-card border border-line object-cover"
            />
          )}
          {cover && (
            <img
              src={cover}
              alt="Cover"
              className="h-18 min-w-0 rounded-card border border-line object-cover"
            />
          )}
        </div>
      )}
      <FactList
        facts={[
          [COMPANY_LABELS.tagline, values.tagline],
          ...socials.map((network): Fact => [COMPANY_LABELS[`socials.${network}`], values.socials[network]]),
        ]}
      />
      <dl className="text-sm">
        <FactOf label={COMPANY_LABELS.about} value={values.about} />
      </dl>
      {values.specialities.length > 0 && (
        <ul aria-label="Specialities" className="flex flex-wrap gap-2">
          {values.specialities.map((word) => (
            <li key={word} className="max-w-full">
              <Chip>{word}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
