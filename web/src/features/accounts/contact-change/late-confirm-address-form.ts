import { latePart } from "../../../first-visit/late-part.ts";

export const LateConfirmAddressForm = latePart(() =>
  import("./confirm-address-form.tsx").then((module) => module.ConfirmAddressForm),
);
