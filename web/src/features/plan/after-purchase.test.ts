import { expect, test } from "vitest";
import { pathAfterPurchase } from "./after-purchase.ts";

const after = (address: string) => pathAfterPurchase(new URL(address, "https://cardplaza.example"));

test.each([
  ["/business-cards/?upgrade=true", "/business-cards"],
  ["/business-cards?section=team-cards&upgrade=true", "/business-cards?section=team-cards"],
  [
    "/business-cards/?upgrade=true&redirect=%2Fbusiness-cards%3Fsection%3Dmy-leads",
    "/business-cards?section=my-leads",
  ],
  ["/Business-Cards/?upgrade=true&redirect=/profile?tab=plan", "/profile?tab=plan"],
  ["/business-cards?upgrade=true&redirect=/business-cards?upgrade=true", "/business-cards"],
  ["/business-cards?upgrade=true&redirect=https://evil.example/", "/business-cards"],
  ["/business-cards?upgrade=true&redirect=//evil.example", "/business-cards"],
  ["/business-cards?upgrade=true&redirect=/.//evil.example", "/business-cards"],
  ["/business-cards?upgrade=true&redirect=", "/business-cards"],
  ["/edit-card/1?redirect=%2Fteam-cards&upgrade=true", "/edit-card/1?redirect=%2Fteam-cards"],
  ["/my-business", "/my-business"],
])("after paying at %s the member is at %s", (address, path) => {
  expect(after(address)).toBe(path);
});
