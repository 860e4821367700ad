import { afterAll, beforeAll, expect, test } from "vitest";
import { recordStatements } from "../../testing/statements.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { inTransaction } from "../transaction.ts";
import { generatedSecret, generatedSecretsOf } from "./generated-secrets.ts";

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

test("a secret is read once, and one whose transaction is rolled back is forgotten with it", async () => {
  const now = new Date();
  let undone: Buffer | undefined;
  const failing = inTransaction(database.db, async (tx) => {
    undone = await generatedSecret(tx, "undone", now);
    expect(await generatedSecret(tx, "undone", now)).toEqual(undone);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  const secret = await generatedSecret(database.db, "undone", now);
  expect(secret).not.toEqual(undone);

  const kept = await inTransaction(database.db, (tx) => generatedSecret(tx, "kept", now));
  const { statements, stop } = recordStatements();
  const both = await inTransaction(database.db, (tx) => generatedSecretsOf(tx, ["undone", "kept"], now));
  stop();
  expect(both).toEqual([secret, kept]);
  expect(statements.filter(({ text }) => text.includes("kept_secrets"))).toEqual([]);
});
