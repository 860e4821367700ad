import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import { generatedSecret } from "./generated-secrets.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("ten instances that need a new secret at the same moment all get the same one", async () => {
  const now = new Date();
  const secrets = await Promise.all(
    Array.from({ length: 10 }, () => generatedSecret(database.db, "links", now)),
  );
  expect(new Set(secrets.map((secret) => secret.toString("hex"))).size).toBe(1);
  expect(secrets[0]).toHaveLength(32);
  expect(await generatedSecret(database.db, "something else", now)).not.toEqual(secrets[0]);
});
