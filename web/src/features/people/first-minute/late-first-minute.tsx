import { Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";

const Loaded = latePart(() => import("./first-minute.tsx").then((module) => module.FirstMinute));

/** Its code comes after the screen that it is on: most members are not asked. */
export function FirstMinute({ className }: { className: string }) {
  return (
    <Suspense>
      <Loaded className={className} />
    </Suspense>
  );
}
