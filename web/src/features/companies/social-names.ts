import type { SocialNetwork } from "@cardplaza/contract/companies/company-words";

export const SOCIAL_NAMES: Record<SocialNetwork, string> = {
  linkedin: "LinkedIn",
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "X (Twitter)",
  youtube: "YouTube",
};
