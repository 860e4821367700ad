import { expect, test } from "vitest";
import { api } from "@cardplaza/contract/api";
import { ADMIN_ROLES } from "@cardplaza/contract/admin-roles";
import { splitKey, type Endpoint } from "@cardplaza/contract/endpoint";
import { sharedTestApp } from "../../testing/test-app.ts";
import { signInAs } from "./admin.fixtures.ts";

const app = await sharedTestApp();

const guarded = Object.entries<Endpoint>(api).filter(([, { roles }]) => roles);

test.each(ADMIN_ROLES)("a %s may call what is for that role, and nothing of another's", async (role) => {
  const caller = await signInAs(app, "Meera", role);
  const refused = [];
  for (const [key] of guarded) {
    const { method, path } = splitKey(key);
    const { status, json } = await app.send(method, path.replaceAll(/:\w+/g, "nobody"), { as: caller });
    if (status === 403) refused.push([key, json.code, json.message]);
  }
  const isFor = ({ roles = [] }: Endpoint) => role === "superadmin" || roles.includes(role);
  const others = guarded.filter(([, endpoint]) => !isFor(endpoint));
  expect(refused).toEqual(others.map(([key, { denied }]) => [key, "FORBIDDEN", denied]));
});

test("five teams' work is guarded", () => {
  expect(new Set(guarded.map(([, { denied }]) => denied)).size).toBeGreaterThanOrEqual(5);
});
