import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { LogoMark } from "./logo.tsx";

/** The whole page while the app itself is on its way. */
export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center bg-surface">
      <div role="status">
        <LogoMark className="size-14 motion-safe:animate-pulse" />
        <h1 className="sr-only">{PRODUCT_NAME} is loading</h1>
      </div>
    </main>
  );
}
