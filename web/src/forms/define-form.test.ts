import { expect, test } from "vitest";
import { defineForm } from "./define-form.ts";

const SHOP = defineForm({
  empty: { name: "", phone: "", services: [{ name: "" }] },
  steps: {
    basics: { label: "Basics", fields: ["name", "services"] },
    contact: { label: "Contact", fields: ["phone", "address"] },
  },
  labels: { name: "Business name", "address.pin": "PIN code", services: "Services" },
  limits: { name: 80, "services.*.name": 120 },
});

test("a field is found on its step, also by the path of one row", () => {
  expect(SHOP.stepOf("services.3.name")).toBe("basics");
  expect(SHOP.stepOf("address.pin")).toBe("contact");
  expect(SHOP.stepOf("colour")).toBeUndefined();
});

test("a field has the label of its path, of its list, or none but its name", () => {
  expect(SHOP.labelOf("address.pin")).toBe("PIN code");
  expect(SHOP.labelOf("services.0.name")).toBe("Services");
  expect(SHOP.labelOf("colour")).toBe("colour");
});

test("the limit of a row's text holds for every row", () => {
  expect(SHOP.limitOf("services.12.name")).toBe(120);
  expect(SHOP.limitOf("name")).toBe(80);
  expect(SHOP.limitOf("phone")).toBeUndefined();
});

test("paths come in the order of the steps, then of the rows", () => {
  expect(SHOP.inOrder(["phone", "services.10.name", "services.2.name", "name"])).toEqual([
    "name",
    "services.2.name",
    "services.10.name",
    "phone",
  ]);
});
