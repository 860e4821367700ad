import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { passwordMatches } from "../accounts/passwords/passwords.ts";
import { admins } from "../audit/admin.table.ts";
import { ensureFirstAdmin } from "./ensure-first-admin.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "cardplaza-first-"));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (settings: Record<string, string> = {}) =>
  ensureFirstAdmin({ db: database.db, config: readConfig({ DATA_DIR: folder, ...settings }) }, new Date());
const everybody = () => database.db.select().from(admins);
const named = (password = "peacock mango monsoon") => ({
  ADMIN_EMAIL: "Meera@Cardplaza.example",
  ADMIN_PASSWORD: password,
});

describe("on this machine alone", () => {
  test("the first start makes an administrator and shows the password once", async () => {
    const printed = await start();
    const password = (await readFile(join(folder, "admin-password"), "utf8")).trim();
    expect(password).toMatch(/^[A-Za-z2-9]{24}$/);
    expect(printed).toContain(password);
    expect((await stat(join(folder, "admin-password"))).mode & 0o777).toBe(0o600);
    const [admin] = await everybody();
    expect(admin).toMatchObject({
      name: "Site administrator",
      email: "admin@cardplaza.local",
      role: "superadmin",
    });
    expect(await passwordMatches(admin?.passwordHash, password)).toBe(true);
  });

  test("later starts change nothing and print the path of the password file", async () => {
    await start();
    const [password, before] = [await readFile(join(folder, "admin-password"), "utf8"), await everybody()];
    const printed = await start();
    expect(printed).toContain(join(folder, "admin-password"));
    expect(printed).not.toContain(password.trim());
    expect(await everybody()).toEqual(before);
  });

  test("nobody is added to an administrator who was named before", async () => {
    await start(named());
    expect(await start()).toBe("");
    expect(await everybody()).toHaveLength(1);
  });
});

describe("with ADMIN_EMAIL and ADMIN_PASSWORD", () => {
  test("that administrator is made, once", async () => {
    expect(await start(named())).toBe("meera@cardplaza.example");
    expect(await start(named())).toBe("meera@cardplaza.example");
    const [admin, ...others] = await everybody();
    expect([admin?.email, admin?.role, others]).toEqual(["meera@cardplaza.example", "superadmin", []]);
  });

  test("four instances at once make one", async () => {
    await Promise.all(Array.from({ length: 4 }, () => start(named())));
    expect(await everybody()).toHaveLength(1);
  });

  test("another password later changes nothing, and says so", async () => {
    await start(named());
    const before = await everybody();
    expect(await start(named("another long password"))).toContain("ADMIN_PASSWORD did not change it");
    expect(await everybody()).toEqual(before);
  });
});

describe("an administrator who was removed", () => {
  const remove = () =>
    database.db.update(admins).set({ removedAt: new Date(), passwordHash: null, role: "superadmin" });

  test("does not come back with the settings of the next start, which says so", async () => {
    await start(named());
    await remove();
    expect(await start(named())).toContain("was removed by another administrator");
    const [admin, ...others] = await everybody();
    expect([admin?.passwordHash, admin?.removedAt, others]).toEqual([null, expect.any(Date), []]);
  });

  test("is no longer named on the console", async () => {
    await start();
    await remove();
    expect(await start()).toBe("");
  });
});

test("on an external database no administrator is created without settings", async () => {
  expect(await start({ DATABASE_URL: database.url })).toContain("set ADMIN_EMAIL and ADMIN_PASSWORD");
  expect(await everybody()).toEqual([]);
});
