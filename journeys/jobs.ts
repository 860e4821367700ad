import type { APIRequestContext } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Person } from "./people.ts";

/** A job of the member's company that is open, made with the calls of the screens. */
export async function openJobOf(
  request: APIRequestContext,
  { token }: Person,
  fields: Record<string, unknown>,
): Promise<{ _id: string; slug: string; title: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post("/api/jobs", {
    headers,
    data: {
      description:
        "You keep the books of a maker of bolts with forty people.\n\n- Enter bills in Tally\n- File GST returns\n- Call customers who pay late",
      locations: [{ city: "Pune", state: "Maharashtra", pin: "411026" }],
      expMin: 2,
      expMax: 4,
      salaryMinPaise: 60_000_000,
      salaryMaxPaise: 90_000_000,
      ...fields,
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const job = (await made.json()) as { _id: string; slug: string; title: string };
  await changeJob(request, token, job._id, "publish");
  return job;
}

export async function changeJob(request: APIRequestContext, token: string, id: string, action: string) {
  const changed = await request.post(`/api/jobs/${id}/status`, {
    headers: { authorization: `Bearer ${token}` },
    data: { action },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
}
