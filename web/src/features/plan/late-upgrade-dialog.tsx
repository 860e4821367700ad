import { type ComponentProps, Suspense, useState } from "react";
import { latePart } from "../../first-visit/late-part.ts";

const UpgradeDialog = latePart(() => import("./upgrade-dialog.tsx").then((module) => module.UpgradeDialog));

/** The upgrade dialog, loaded when it is first opened: most members never open it. */
export function LateUpgradeDialog(props: ComponentProps<typeof UpgradeDialog>) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  // It stays once it was there, so that it can leave as it came and a payment is not cut off.
  if (!wasOpen) return null;
  return (
    <Suspense>
      <UpgradeDialog {...props} />
    </Suspense>
  );
}
