import { expect, test } from "vitest";
import { isOwnRead, OWN_READS } from "./own-data.ts";

const at = (path: string) => isOwnRead(new URL(path, "https://x.example"));

test("one's own lists and designs are stored", () => {
  for (const path of OWN_READS) expect(at(path)).toBe(true);
  expect(at("/api/card-customization/01h5abcdefghjkmnpqrs")).toBe(true);
  expect(at("/api/contacts?cursor=01h5abcdefghjkmnpqrs")).toBe(true);
});

test("nothing of others is stored, and no search", () => {
  const others = [
    "/api/business-cards/01h5abcdefghjkmnpqrs",
    "/api/business-cards/slug/meera-nair",
    "/api/business-cards/saved/export?format=csv",
    "/api/contacts?q=meera",
    "/api/contacts?cursor=1&q=meera",
    "/api/contacts/export?format=vcf",
    "/api/auth/me?x=1",
    "/api/people/01h5abcdefghjkmnpqrs",
    "/api/admin/users",
  ];
  for (const path of others) expect(at(path), path).toBe(false);
});
