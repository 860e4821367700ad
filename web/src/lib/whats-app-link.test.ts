import { expect, test } from "vitest";
import { whatsAppLink, whatsAppShare } from "./whats-app-link.ts";

test("an Indian mobile number is a chat, a landline or a placeholder is not", () => {
  expect(whatsAppLink("98765 43210")).toBe("https://wa.me/919876543210");
  expect(whatsAppLink("+91 98765-43210")).toBe("https://wa.me/919876543210");
  expect(whatsAppLink("+44 7700 900123")).toBe("https://wa.me/447700900123");
  for (const none of ["0000000000", "080 4123 4567", "+91 22 4123 4567", ""])
    expect(whatsAppLink(none)).toBeNull();
});

test("what is passed on arrives whole", () => {
  const text = "José & Co: https://cardplaza.example/preview/card/jose-1?a=b#c";
  expect(new URL(whatsAppShare(text)).searchParams.get("text")).toBe(text);
});
