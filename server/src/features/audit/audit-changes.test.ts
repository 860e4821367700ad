import { describe, expect, test } from "vitest";
import { auditChanges, canonicalJson, idsIn } from "./audit-changes.ts";

describe("what changed", () => {
  test("leaves out what stayed the same", () => {
    const before = { name: "Ravi", city: "Pune", plan: { kind: "free", since: 1 }, tags: ["a"], gone: 1 };
    const after = {
      name: "Ravi",
      city: "Nashik",
      plan: { kind: "premium", since: 1 },
      tags: ["a", "b"],
      fresh: true,
    };
    expect(auditChanges(before, after)).toEqual({
      before: { city: "Pune", plan: { kind: "free" }, tags: ["a"], gone: 1 },
      after: { city: "Nashik", plan: { kind: "premium" }, tags: ["a", "b"], fresh: true },
    });
  });

  test("is everything when a record was created or deleted", () => {
    expect(auditChanges(null, { name: "Asha" })).toEqual({ before: null, after: { name: "Asha" } });
    expect(auditChanges({ name: "Asha" }, undefined)).toEqual({ before: { name: "Asha" }, after: null });
    expect(auditChanges(null, null)).toEqual({ before: null, after: null });
  });

  test("compares values, not their order or their kind of object", () => {
    const at = new Date("2026-05-01T10:00:00Z");
    expect(auditChanges({ a: { x: 1, y: 2 }, at }, { at: at.toISOString(), a: { y: 2, x: 1 } })).toEqual({
      before: {},
      after: {},
    });
  });
});

describe("secrets", () => {
  test.each([
    "password",
    "passwordHash",
    "token",
    "token_hash",
    "sealedTotpSecret",
    "signupCode",
    "otp",
    "OTP",
    "apiKey",
    "RAZORPAY_KEY_SECRET",
    "AI_API_KEY",
    "Authorization",
    "recoveryHashes",
  ])("under %s are hidden, but reported as changed", (key) => {
    expect(auditChanges({ [key]: "old one" }, { [key]: "new one" })).toEqual({
      before: { [key]: "[hidden]" },
      after: { [key]: "[hidden]" },
    });
  });

  test("are hidden inside lists and objects too", () => {
    const { after } = auditChanges(null, {
      gateways: [{ name: "test", secret: "s3" }],
      smtp: { password: ["p"] },
    });
    expect(after).toEqual({
      gateways: [{ name: "test", secret: "[hidden]" }],
      smtp: { password: "[hidden]" },
    });
  });

  test("that were not set are shown as empty", () => {
    expect(auditChanges({ passwordHash: null }, { passwordHash: "x" }).before).toEqual({
      passwordHash: null,
    });
  });

  test.each(["name", "barcodes", "tokenless", "keyword", "hashtag", "city", "key"])(
    "are not suspected under %s",
    (key) => {
      expect(auditChanges(null, { [key]: "plain" }).after).toEqual({ [key]: "plain" });
    },
  );
});

test("whom a row refers to is told by the names of its columns", () => {
  const row = {
    id: "c",
    claimantId: "asha",
    answeredBy: "ravi",
    formerOwnerId: null,
    name: "Meera",
    paid: 1,
  };
  expect(idsIn(row)).toEqual(["asha", "ravi"]);
  expect(idsIn(null)).toEqual([]);
});

test("what PostgreSQL cannot store is left out, and the action succeeds", () => {
  const odd = {
    "a\0b": "x\0y",
    lone: "\ud800",
    none: undefined,
    big: 12n,
    nan: Number.NaN,
    never: new Date(Number.NaN),
  };
  expect(auditChanges(null, odd).after).toEqual({
    ab: "xy",
    lone: "\ufffd",
    big: "12",
    nan: null,
    never: null,
  });
});

test("the same content has the same text", () => {
  expect(canonicalJson({ b: [1, { d: null, c: "é" }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"é","d":null}]}',
  );
});
