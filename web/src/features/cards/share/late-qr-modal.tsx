import { type ComponentProps, Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";

const QrModal = latePart(() => import("./qr-modal.tsx").then((module) => module.QrModal));

/** Loaded when it is first opened. */
export const LateQrModal = (props: ComponentProps<typeof QrModal>) => (
  <Suspense fallback={null}>
    <QrModal {...props} />
  </Suspense>
);
