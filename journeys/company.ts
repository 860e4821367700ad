import type { APIRequestContext } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Person } from "./people.ts";

const STEPS = [
  { type: "Pvt Ltd", industry: "metals-and-engineering", size: "11–50" },
  { noGst: true },
  {
    address: {
      line1: "Plot 14, MIDC Bhosari",
      locality: "Bhosari",
      city: "Pune",
      state: "Maharashtra",
      pin: "411026",
    },
    phone: "020 2712 3456",
    email: "sales@deshmukhfasteners.in",
  },
  { about: "Bolts, nuts and washers in steel and brass for machine builders all over India." },
];

/** A completed company of this member, made with the calls of the screens. */
export async function companyOf(
  request: APIRequestContext,
  { token }: Person,
  name: string,
): Promise<{ _id: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post("/api/companies", { headers, data: {} });
  const { company } = (await made.json()) as { company: { _id: string } };
  const path = `/api/companies/${company._id}`;
  for (const [index, step] of STEPS.entries()) {
    const data = index === 0 ? { name, ...step } : step;
    const saved = await request.patch(`${path}/onboarding`, { headers, data: { step: index + 1, data } });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  const completed = await request.post(`${path}/complete`, { headers, data: { authority: true } });
  expect(completed.ok(), await completed.text()).toBe(true);
  return company;
}
