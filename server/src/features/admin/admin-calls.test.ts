import { describe, expect, test } from "vitest";
import { z } from "zod";
import { api } from "@cardplaza/contract/api";
import { ADMIN_ROLES, EVERY_ADMIN } from "@cardplaza/contract/admin-roles";
import { splitKey, type Endpoint } from "@cardplaza/contract/endpoint";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { sharedTestApp } from "../../testing/test-app.ts";
import { signInAs } from "./admin.fixtures.ts";

const app = await sharedTestApp();

/** Every call of administrators. Signing out comes last, because it ends the session that calls. */
const calls = Object.entries<Endpoint>(api)
  .filter(([, { auth }]) => auth === "admin")
  .toSorted(([one], [other]) => Number(one.endsWith("logout")) - Number(other.endsWith("logout")));

const call = async (key: string, as?: { token: string }) => {
  const { method, path } = splitKey(key);
  const { status, json } = await app.send(method, path.replaceAll(/:\w+/g, "nobody"), { as });
  return { key, status, code: json?.code as string, message: json?.message as string };
};
const refusedWith = (status: number, code: string, message: string) => ({ status, code, message });

test("each call under /api/admin is an administrator's, but for what comes before the sign-in", () => {
  const open = Object.entries<Endpoint>(api).filter(
    ([key, { auth }]) => splitKey(key).path.startsWith("/api/admin") && auth !== "admin",
  );
  expect(open.map(([key]) => key)).toEqual([
    "POST /api/admin/auth/login",
    "POST /api/admin/auth/invitation",
    "POST /api/admin/auth/accept-invitation",
  ]);
});

test.each([
  ["no token", async () => undefined],
  ["a token of nobody", async () => ({ token: "nobodys" })],
  ["a premium member's token", () => app.signIn("Asha", { premium: true })],
])("%s opens none of them", async (_what, signIn) => {
  const as = await signIn();
  for (const [key] of calls) {
    expect(await call(key, as)).toEqual({ key, ...refusedWith(401, "UNAUTHENTICATED", ERROR_TEXT.signIn) });
  }
});

describe.each(ADMIN_ROLES)("a %s", (role) => {
  const isFor = ({ roles = [] }: Endpoint) => role === "superadmin" || roles.includes(role);

  test("may call what is for that role, and nothing of another's", async () => {
    const caller = await signInAs(app, "Meera", role);
    const answers = [];
    for (const [key] of calls) answers.push(await call(key, caller));
    // Other calls fail too, because the input names nobody or is empty; that is found only after the roles.
    const refused = answers.filter(({ status }) => [401, 403].includes(status));
    const others = calls.filter(([, endpoint]) => !isFor(endpoint));
    expect(refused).toEqual(
      others.map(([key, { denied = "" }]) => ({ key, ...refusedWith(403, "FORBIDDEN", denied) })),
    );
  });
});

test("what a role may not do says so in words of its own", () => {
  const forSome = calls.filter(([, { roles }]) => roles !== EVERY_ADMIN);
  expect(forSome.filter(([, { denied = "" }]) => !/^Only .{10,}\.$/.test(denied))).toEqual([]);
});

test("analysts change nothing but their own account", () => {
  const changing = calls.filter(
    ([key, { roles = [] }]) => !key.startsWith("GET ") && roles.includes("analyst"),
  );
  expect(changing.filter(([key]) => !splitKey(key).path.startsWith("/api/admin/auth/"))).toEqual([]);
});

/** All names in the body of a call, whichever of its shapes they belong to. */
const fieldsOf = ({ body }: Endpoint) => {
  const schema = JSON.stringify(z.toJSONSchema(body as z.ZodType, { io: "input", unrepresentable: "any" }));
  return [...schema.matchAll(/"(\w+)":\{/g)].map(([, name]) => name);
};

describe("each call that decides on something", () => {
  // An administrator's own note is nobody else's to change.
  const deciding = calls.filter(([key]) => key.startsWith("PATCH ") && !key.includes("/notes/"));
  const lacking = (field: string) =>
    deciding.filter(([, endpoint]) => !fieldsOf(endpoint).includes(field)).map(([key]) => key);

  test("takes a reason", () => {
    expect(lacking("reason")).toEqual([]);
  });

  test("takes the version that the administrator saw, unless it can be decided only once", () => {
    expect(lacking("version")).toEqual(["PATCH /api/admin/refunds/:id"]);
  });
});
