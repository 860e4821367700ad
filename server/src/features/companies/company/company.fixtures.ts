import { eq } from "drizzle-orm";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { companyManagers } from "../team/team.table.ts";
import { companies, type CompanyRow } from "./companies.table.ts";

/** Inserts a completed company straight into the database; each test sets the owner and what differs. */
export async function insertCompany(
  app: TestApp,
  owner: { member: { id: string } } | null,
  fields: Partial<CompanyRow> = {},
): Promise<CompanyRow> {
  const now = new Date();
  const city = fields.city ?? "Pune";
  return one(
    await app.db
      .insert(companies)
      .values({
        id: newId(now.getTime()),
        ownerId: owner?.member.id ?? null,
        name: "Deshmukh Fasteners",
        type: "Pvt Ltd",
        industry: "metals-and-engineering",
        size: "11–50",
        noGst: true,
        line1: "Plot 14, MIDC Bhosari",
        locality: "Bhosari",
        city,
        cityKey: cityKey(city),
        state: "Maharashtra",
        pin: "411026",
        phone: "+912027123456",
        email: "sales@deshmukhfasteners.in",
        about: "Bolts, nuts and washers in steel and brass for machine builders all over India.",
        createdAt: now,
        updatedAt: now,
        completedAt: now,
        ...fields,
      })
      .returning(),
  );
}

export async function insertManager(app: TestApp, company: CompanyRow, manager: { member: { id: string } }) {
  await app.db
    .insert(companyManagers)
    .values({ companyId: company.id, memberId: manager.member.id, joinedAt: new Date() });
}

/** What each step of the set-up sends. */
export const ONBOARDING = {
  1: {
    name: "Deshmukh Fasteners",
    type: "Pvt Ltd",
    industry: "metals-and-engineering",
    size: "11–50",
    foundedYear: 1998,
  },
  2: { gstin: "27AAPFU0939F1ZV" },
  3: {
    address: {
      line1: "Plot 14, MIDC Bhosari",
      locality: "Bhosari",
      city: "Pune",
      state: "Maharashtra",
      pin: "411026",
    },
    phone: "020 2712 3456",
    email: "sales@deshmukhfasteners.in",
    website: "deshmukhfasteners.in",
  },
  4: {
    tagline: "Bolts that hold",
    about: "Bolts, nuts and washers in steel and brass for machine builders all over India.",
    specialities: ["Steel bolts", "Brass nuts"],
  },
} as const;

/** What an owner does with their company, with the calls of the screens. */
export function companyCalls(app: TestApp) {
  const call = (as: Person, method: string, path: string, body?: object) =>
    app.call(method, `/api/companies${path}`, { as, body });
  const create = (as: Person, body: object = {}) => call(as, "POST", "", body);
  const saveStep = (as: Person, id: string, step: number, data: object) =>
    call(as, "PATCH", `/${id}/onboarding`, { step, data });
  const complete = (as: Person, id: string) => call(as, "POST", `/${id}/complete`, { authority: true });
  const rowOf = async (id: string) => (await app.db.select().from(companies).where(eq(companies.id, id)))[0];
  /** A draft in which the first four steps are saved. */
  async function readyOf(owner: Person, changes: Partial<Record<1 | 2 | 3 | 4, object>> = {}) {
    const { json } = await create(owner);
    const id = json.company._id as string;
    for (const step of [1, 2, 3, 4] as const)
      await saveStep(owner, id, step, { ...ONBOARDING[step], ...changes[step] });
    return id;
  }
  return { call, create, saveStep, complete, rowOf, readyOf };
}
