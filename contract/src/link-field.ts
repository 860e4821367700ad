import { z } from "zod";
import { httpLink, webLink } from "./cards/card-rules.ts";

interface LinkOptions {
  max?: number;
  /** What is told where it is no link. */
  message: string;
  /** Takes hosts without a public name too, where the scheme is given: a scanned code may hold one. */
  anyHost?: boolean;
}

/** A link to the web that is stored and may be followed, kept with its scheme; an empty one says that there is none. */
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
