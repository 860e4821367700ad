import { z } from "zod";
import { httpLink } from "./http-link.ts";
import { webLink } from "./web-link.ts";
import { namedSocialLink, SOCIAL_LINK_TEXT, socialLink, type SocialPage } from "./social-links.ts";

interface LinkOptions {
  max?: number;
  /** The error for a text that is not a link. */
  message: string;
  /** Also accepts hosts without a public name if the scheme is given, because a scanned code may have one. */
  anyHost?: boolean;
}

/** A web link, stored with its scheme. An empty text means that there is no link. */
export const LinkField = ({ max = 500, message, anyHost = false }: LinkOptions) =>
  readAs(max, message, (value) => webLink(value) ?? (anyHost ? httpLink(value) : null));

/** A page on a social network, by its handle or its link. Stored as the whole link. */
export const SocialField = (page: SocialPage) =>
  readAs(500, SOCIAL_LINK_TEXT.bad, (value) => socialLink(page, value));

/** A link to a network's page where the text itself names the network. */
export const NamedSocialField = () => readAs(500, SOCIAL_LINK_TEXT.badNamed, namedSocialLink);

const readAs = (max: number, message: string, read: (value: string) => string | null) =>
  z
    .string()
    .max(max, `At most ${max} characters.`)
    .transform((value, issues) => {
      if (value.trim() === "") return "";
      const link = read(value);
      if (link === null) issues.addIssue({ code: "custom", message });
      return link ?? "";
    });
