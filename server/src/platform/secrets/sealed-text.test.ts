import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openSealedText, sealText } from "./sealed-text.ts";

const key = randomBytes(32);

describe("sealed text", () => {
  it("opens with its key and purpose, whatever the text", () => {
    for (const text of ["", "JBSWY3DPEHPK3PXP", "नमस्ते 🙏", "x".repeat(10_000)]) {
      expect(openSealedText(key, sealText(key, text, "asha"), "asha")).toBe(text);
    }
  });

  it("is different each time and contains nothing of the text", () => {
    const [one, two] = [1, 2].map(() => sealText(key, "JBSWY3DPEHPK3PXP", "asha"));
    expect(one).not.toBe(two);
    expect(Buffer.from(one ?? "", "base64url").toString("latin1")).not.toContain("JBSWY");
  });

  it("does not open with another key or for another purpose", () => {
    const sealed = sealText(key, "JBSWY3DPEHPK3PXP", "asha");
    expect(() => openSealedText(randomBytes(32), sealed, "asha")).toThrow();
    expect(() => openSealedText(key, sealed, "ravi")).toThrow();
  });

  it("does not open when any byte was changed, or some are missing", () => {
    const sealed = Buffer.from(sealText(key, "secret", "asha"), "base64url");
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openSealedText(key, changed.toString("base64url"), "asha")).toThrow();
      expect(() => openSealedText(key, sealed.subarray(0, at).toString("base64url"), "asha")).toThrow();
    }
  });
});
