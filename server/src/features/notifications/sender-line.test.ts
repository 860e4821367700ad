import { describe, expect, test } from "vitest";
import { SENDER_LINE_MAX, senderLine } from "./sender-line.ts";

describe("who sends a message", () => {
  test("is named with their business", () => {
    expect(senderLine("Asha Menon", "Menon Interiors")).toBe("Asha Menon of Menon Interiors");
    expect(senderLine("Dr. S.K. Rao", "")).toBe("Dr. S.K. Rao");
    expect(senderLine("Kaveri Sweets", "Kaveri Sweets")).toBe("Kaveri Sweets");
    expect(senderLine("आशा मेनन", "मेनन इंटीरियर्स")).toBe("आशा मेनन of मेनन इंटीरियर्स");
  });

  test.each([
    ["Click http://evil.example/x now", "Click http evil. example x now"],
    ["www.evil.com", "www. evil. com"],
    ["evil．com", "evil. com"],
    ["evil。com", "evil. com"],
    ["win@evil.example", "win evil. example"],
    ["10.0.0.1", "10. 0. 0. 1"],
    ["javascript:alert(1)", "javascript alert(1)"],
    ["Call +91 98220 12345 now", "Call now"],
    ["Asha\r\nBcc: all@evil.example", "Asha Bcc all evil. example"],
    ["Asha\u202Emoc\u200B.live", "Ashamoc. live"],
    ["<b>Asha</b>", "b Asha b"],
  ])("%j cannot be tapped", (name, shown) => {
    expect(senderLine(name)).toBe(shown);
  });

  test("fits on one line", () => {
    const line = senderLine("A".repeat(80), "B".repeat(80));
    expect(line.length).toBeLessThanOrEqual(SENDER_LINE_MAX);
    expect(senderLine("\u0000\n", "98220 12345")).toBe("");
  });
});
