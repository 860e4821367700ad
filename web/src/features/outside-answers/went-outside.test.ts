import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standInForBrowser } from "../../lib/browser.fixtures.ts";
import { removeMemberToken } from "../../lib/tokens.ts";
import { cameBack, dropQuestion, outsideStore, readOutside, wentOutside } from "./went-outside.ts";

const MEERA = { type: "enquiry", id: "e1", name: "Meera Iyer" } as const;
const remembered = () => readOutside(outsideStore.text());

beforeEach(() => {
  standInForBrowser({ token: "ashas-token" });
  vi.stubGlobal("addEventListener", () => {});
});
afterEach(() => {
  dropQuestion();
  vi.unstubAllGlobals();
});

test("who taps Call is asked about it once they are back, also after a newer tap", () => {
  cameBack();
  expect(remembered()).toBeNull();
  wentOutside(MEERA, "call");
  expect(remembered()).toEqual({ ...MEERA, way: "call", isBack: false });
  cameBack();
  expect(remembered()).toEqual({ ...MEERA, way: "call", isBack: true });
  wentOutside({ ...MEERA, id: "e2" }, "whatsapp");
  expect(remembered()).toEqual({ ...MEERA, id: "e2", way: "whatsapp", isBack: false });
});

test("nothing of it stays in the browser after the sign-out", () => {
  wentOutside(MEERA, "call");
  removeMemberToken();
  expect(remembered()).toBeNull();
});
