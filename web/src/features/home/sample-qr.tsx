import { cn } from "../../ui/class-names.ts";

/** Says "Your business, one link" when scanned. Dark on white in both themes, as scanners expect. */
export function SampleQr({ className }: { className?: string }) {
  return (
    <span className={cn("block bg-white", className)}>
      <svg
        viewBox="0 0 25 25"
        aria-hidden="true"
        shapeRendering="crispEdges"
        className="block size-full fill-none stroke-[#0f172a]"
      >
        <path d="M0 .5h7m1 0h3m1 0h5m1 0h7M0 1.5h1m5 0h1m1 0h3m2 0h1m4 0h1m5 0h1M0 2.5h1m1 0h3m1 0h1m1 0h1m1 0h2m2 0h1m3 0h1m1 0h3m1 0h1M0 3.5h1m1 0h3m1 0h1m1 0h2m1 0h1m1 0h1m2 0h1m1 0h1m1 0h3m1 0h1M0 4.5h1m1 0h3m1 0h1m6 0h4m1 0h1m1 0h3m1 0h1M0 5.5h1m5 0h1m1 0h1m2 0h4m1 0h1m1 0h1m5 0h1M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M9 7.5h1m2 0h1M0 8.5h2m2 0h3m4 0h1m3 0h1m3 0h1m1 0h4M3 9.5h3m2 0h3m1 0h1m1 0h3m3 0h2m1 0h1M0 10.5h2m2 0h5m2 0h2m1 0h3m1 0h2m2 0h1M0 11.5h2m1 0h3m2 0h1m1 0h2m3 0h4m1 0h1m1 0h1m1 0h1M0 12.5h1m4 0h3m2 0h1m1 0h1m4 0h3m1 0h3M0 13.5h1m1 0h4m1 0h2m5 0h2m4 0h1M4 14.5h1m1 0h2m7 0h2m2 0h3M7 15.5h1m1 0h2m1 0h1m1 0h2m5 0h2M0 16.5h4m1 0h2m2 0h3m3 0h6m1 0h1M8 17.5h1m1 0h1m1 0h1m1 0h1m1 0h1m3 0h1m2 0h2M0 18.5h7m4 0h4m1 0h1m1 0h1m1 0h3M0 19.5h1m5 0h1m1 0h1m1 0h2m3 0h2m3 0h1m1 0h1m1 0h1M0 20.5h1m1 0h3m1 0h1m1 0h3m1 0h1m3 0h5m1 0h3M0 21.5h1m1 0h3m1 0h1m2 0h1m4 0h5m4 0h2M0 22.5h1m1 0h3m1 0h1m3 0h1m2 0h1m1 0h2m1 0h2m1 0h1m1 0h1M0 23.5h1m5 0h1m1 0h2m2 0h1m1 0h1m2 0h1m1 0h1m2 0h2M0 24.5h7m1 0h1m1 0h6m1 0h1m2 0h5" />
      </svg>
    </span>
  );
}
