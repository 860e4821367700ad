import { carriesContact } from "@cardplaza/contract/directory/listing-rules";
import type { PackageFields } from "@cardplaza/contract/it-services/it-packages";
import type { PackageFlag } from "@cardplaza/contract/it-services/it-words";
import { hasBannedWord } from "../../directory/listings/banned-words.ts";

/** Why an administrator should check a package before it is public. */
export function flagsOf(fields: PackageFields): PackageFlag[] {
  const text = textsOf(fields).join("\n");
  const flags: PackageFlag[] = [];
  if (hasBannedWord(text)) flags.push("words");
  if (carriesContact(text)) flags.push("contact");
  return flags;
}

const textsOf = ({ title, tiers, addOns, requirements, faq }: PackageFields) => [
  title,
  ...tiers.flatMap(({ features }) => features),
  ...addOns.map(({ name }) => name),
  ...requirements,
  ...faq.flatMap(({ q, a }) => [q, a]),
];
