import { type ComponentProps, Suspense, useState } from "react";
import { latePart } from "../../first-visit/late-part.ts";

const UpgradeDialog = latePart(() => import("./upgrade-dialog.tsx").then((module) => module.UpgradeDialog));

/** The upgrade dialog, loaded when it is first opened: most members never open it. */
export function LateUpgradeDialog(props: ComponentProps<typeof UpgradeDialog>) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  // Stays mounted once it was opened, so that closing is animated and a payment is not interrupted.
  if (!wasOpen) return null;
  return (
    <Suspense>
      <UpgradeDialog {...props} />
    </Suspense>
  );
}
