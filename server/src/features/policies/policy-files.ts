import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Config } from "../../config.ts";
import { SERVER_DIR } from "../../paths.ts";
import { legalDetailsOf, OFFICE } from "./legal-details.ts";

export const POLICIES_DIR = join(SERVER_DIR, "policies");

const read = new Map<string, string>();

/** The text of a document with the names from the settings. Read once: a version never changes. */
export function policyBody(config: Config, file: string): string {
  const text = read.get(file) ?? readFileSync(join(POLICIES_DIR, file), "utf8");
  read.set(file, text);
  const names = namesOf(config);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}

function namesOf(config: Config): Record<string, string> {
  const { name, address, grievanceOfficer: officer } = legalDetailsOf(config);
  // While nobody is named, only the office is shown.
  const officerName = officer.name === OFFICE ? "" : ` **${asText(officer.name)}**`;
  const mail = `[${officer.email}](mailto:${officer.email})`;
  return {
    product: PRODUCT_NAME,
    name: asText(name),
    address: asText(address),
    officer: `Grievance Officer${officerName}`,
    officerName,
    officerReach: officer.phone ? `${mail}, ${asText(officer.phone)}` : mail,
  };
}

/** A setting's value is never read as Markdown, and stays on its line. */
const asText = (value: string) =>
  value
    .replace(/[[\]*|]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
