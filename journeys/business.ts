import type { APIRequestContext } from "@playwright/test";
import { expect } from "./journey.ts";
import type { Person } from "./people.ts";

let count = 0;

/** A published business, made by call. Its number and PIN code are its own, so that it looks like no other. */
export async function businessOf(
  request: APIRequestContext,
  { token }: Person,
  { address, ...fields }: { name: string; address?: object; [field: string]: unknown },
) {
  const headers = { authorization: `Bearer ${token}` };
  const digits = String(Date.now() + ++count + process.pid * 31);
  const made = await request.post("/api/business-listings", {
    headers,
    data: {
      category: "interior-designers",
      description: "Kitchens, wardrobes and whole homes, drawn and built by one team since 2009.",
      phone: `+91804${digits.slice(-7)}`,
      address: {
        line1: "12 Church Street",
        locality: "Ashok Nagar",
        city: "Bengaluru",
        state: "Karnataka",
        pin: `56${digits.slice(-4)}`,
        ...address,
      },
      ...fields,
    },
  });
  const { _id } = (await made.json()) as { _id: string };
  const submitted = await request.post(`/api/business-listings/${_id}/submit`, { headers, data: {} });
  const listing = (await submitted.json()) as { _id: string; slug: string; name: string; status: string };
  expect(listing.status).toBe("published");
  return listing;
}
