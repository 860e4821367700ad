import { latePart } from "../../../first-visit/late-part.ts";

export const LateConfirmInPlace = latePart(() =>
  import("./confirm-in-place.tsx").then((module) => module.ConfirmInPlace),
);
