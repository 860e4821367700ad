import { expect, test, vi } from "vitest";
import { defineForm } from "../define-form.ts";
import { showRefusals } from "./show-refusals.ts";

const definition = defineForm({
  empty: { name: "", services: [{ name: "" }], gallery: [""] },
  steps: {
    basics: { label: "Basics", fields: ["name", "services"] },
    photos: { label: "Photos", fields: ["gallery"] },
  },
  labels: {},
  limits: {},
  pictureLists: ["gallery"],
});

test("each refusal is shown at its field, and the first field on the way through the form is returned", () => {
  const setError = vi.fn();
  const first = showRefusals(
    { definition, form: { setError } },
    { "services.1.name": "Too long.", name: "Needed.", colour: "Unknown." },
  );
  expect(first).toBe("name");
  expect(setError.mock.calls).toEqual([
    ["name", { type: "server", message: "Needed." }],
    ["services.1.name", { type: "server", message: "Too long." }],
  ]);
});

test("one picture's refusal is shown at its list, which is where the focus goes", () => {
  const setError = vi.fn();
  expect(showRefusals({ definition, form: { setError } }, { "gallery.2": "Missing." })).toBe("gallery");
  expect(setError).toHaveBeenCalledWith("root.gallery", { type: "server", message: "Picture 3: Missing." });
});

test("a refusal of fields that the form does not have names none", () => {
  expect(showRefusals({ definition, form: { setError: vi.fn() } }, { colour: "Unknown." })).toBeUndefined();
});
