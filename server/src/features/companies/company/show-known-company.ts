import type { z } from "zod";
import type { KnownCompany } from "@cardplaza/contract/companies/companies";
import type { MemberContext } from "../../../context.ts";
import { groupedPhone } from "../../../platform/phone-numbers.ts";
import { knownOfCompany } from "./import-company.ts";

/** So that the set-up opens filled in, without a draft being written for everybody who looks at it. */
export async function showKnownCompany(ctx: MemberContext): Promise<z.input<typeof KnownCompany>> {
  const known = await knownOfCompany(ctx.db, ctx.member);
  const { line1 = "", line2 = "", locality = "", city = "", state = "", pin = "" } = known;
  return {
    name: known.name ?? "",
    foundedYear: known.foundedYear ?? null,
    gstin: known.gstin ?? "",
    address: { line1, line2, locality, city, state, pin },
    readablePhone: groupedPhone(known.phone ?? ""),
    email: known.email ?? "",
    website: known.website ?? "",
    logo: known.logo ?? "",
    cover: known.cover ?? "",
    tagline: known.tagline ?? "",
    about: known.about ?? "",
    specialities: known.specialities ?? [],
    socials: known.socials ?? {},
  };
}
