import { z } from "zod";
import { httpLink, webLink } from "./cards/card-rules.ts";

interface LinkOptions {
  max?: number;
  /** The error for a text that is not a link. */
  message: string;
  /** Also accepts hosts without a public name if the scheme is given, because a scanned code may have one. */
  anyHost?: boolean;
}

/** A web link, stored with its scheme. An empty text means that there is no link. */
export const LinkField = ({ max = 500, message, anyHost = false }: LinkOptions) =>
  z
    .string()
    .max(max, `At most ${max} characters.`)
    .transform((value, issues) => {
      if (value.trim() === "") return "";
      const link = webLink(value) ?? (anyHost ? httpLink(value) : null);
      if (link === null) issues.addIssue({ code: "custom", message });
      return link ?? "";
    });
