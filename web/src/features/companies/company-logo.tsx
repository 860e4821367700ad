import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { cn } from "../../ui/class-names.ts";

interface CompanyLogoProps {
  name: string;
  /** The picture; empty if the company has none. */
  logo: string;
  /** It is at the top of the page, so it is not lazy. */
  eager?: boolean;
  className?: string;
}

/** The logo, or the first letter of the name. */
export function CompanyLogo({ name, logo, eager = false, className }: CompanyLogoProps) {
  const shape = cn("size-14 shrink-0 rounded-card border border-line", className);
  if (logo)
    return (
      <img
        src={pictureUrl(logo, 200)}
        alt=""
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        className={cn("bg-white object-contain", shape)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={cn("grid place-items-center bg-brand-soft font-semibold text-brand-strong uppercase", shape)}
    >
      {Array.from(name.trim())[0] ?? "?"}
    </span>
  );
}
