import { type ComponentProps, Suspense } from "react";
import { latePart } from "../../first-visit/late-part.ts";

const CropDialog = latePart(() => import("./crop-dialog.tsx").then((module) => module.CropDialog));

/** The crop dialog, loaded when a picture was chosen: a form is filled in sooner without it. */
export const LateCropDialog = (props: ComponentProps<typeof CropDialog>) => (
  <Suspense>
    <CropDialog {...props} />
  </Suspense>
);
