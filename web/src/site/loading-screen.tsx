import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { cn } from "../ui/class-names.ts";
import { LogoMark } from "./logo.tsx";

/** The whole page while the app itself is on its way. */
export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center bg-surface">
      <h1 className="sr-only">{PRODUCT_NAME}</h1>
      <LoadingMark />
    </main>
  );
}

/** The same inside a page, while the code of a screen loads. */
export function LoadingMark({ className }: { className?: string }) {
  return (
    <div role="status" className={cn("grid place-items-center", className)}>
      <LogoMark className="size-14 motion-safe:animate-pulse" />
      <span className="sr-only">{`${PRODUCT_NAME} is loading`}</span>
    </div>
  );
}
