import { expect, test } from "vitest";
import { signatureHtml, signatureText } from "./email-signature.ts";

const ASHA = {
  name: "Asha Menon",
  role: "Architect",
  company: "Menon & Co",
  phone: "+919000000101",
  email: "asha@example.in",
  website: "https://menon.example.in",
  slug: "asha-menon-0mabc",
  profile_image: "",
};
const ORIGIN = "https://cardplaza.example";

test("Asha's signature shows how to reach her and links her card", () => {
  const html = signatureHtml(ASHA, ORIGIN);
  expect(html).toContain("Architect, Menon &amp; Co");
  expect(html).toContain('href="tel:+919000000101"');
  expect(html).toContain(">+91 90000 00101</a>");
  expect(html).toContain('href="https://cardplaza.example/card/asha-menon-0mabc"');
  expect(html).not.toContain("<img");
});

test("what was typed into a card never becomes markup", () => {
  const html = signatureHtml(
    { ...ASHA, name: `<img src=x onerror="alert(1)">`, email: `"><b>@x.in` },
    ORIGIN,
  );
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<b>");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
});

test("placeholders and other schemes stay out", () => {
  const card = { ...ASHA, phone: "0000000000", role: "Update role", website: "javascript:alert(1)" };
  expect(signatureHtml(card, ORIGIN)).not.toMatch(/0000000000|Update role|javascript/);
  expect(signatureText(card, ORIGIN)).toBe(
    "-- \nAsha Menon\nMenon & Co\nasha@example.in\nhttps://cardplaza.example/card/asha-menon-0mabc",
  );
});
