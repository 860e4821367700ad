import type { Policy } from "@cardplaza/contract/policies/policies";
import {
  POLICIES,
  POLICY_SLUGS,
  type PolicySlug,
  type PrivacyNoticeLanguage,
} from "@cardplaza/contract/policies/policy-words";
import type { Config } from "../../config.ts";
import { notFound } from "../../platform/refusals.ts";
import { policyBody } from "./policy-files.ts";

/** A policy in its current version or in the requested one. */
export function showPolicy(config: Config, slug: string, version?: string): Policy & { slug: PolicySlug } {
  if (!isPolicy(slug)) throw notFound();
  const { title, versions } = POLICIES[slug];
  const found = version === undefined ? versions[0] : versions.find((each) => each.version === version);
  if (!found) throw notFound();
  const { effectiveFrom } = found;
  const body = policyBody(config, `${slug}/${found.version}.md`);
  return { slug, title, version: found.version, effectiveFrom, body };
}

const isPolicy = (slug: string): slug is PolicySlug => (POLICY_SLUGS as readonly string[]).includes(slug);

/** The title of the notice in its language. */
const NOTICE_TITLE: Record<PrivacyNoticeLanguage, string> = { en: "In short", hi: "संक्षेप में" };

/** A summary of the privacy policy in the reader's language. */
export function showPrivacyNotice(config: Config, language: PrivacyNoticeLanguage) {
  const { version, effectiveFrom } = POLICIES["privacy-policy"].versions[0];
  const body = policyBody(config, `privacy-notice/${version}.${language}.md`);
  return { language, title: NOTICE_TITLE[language], version, effectiveFrom, body };
}
