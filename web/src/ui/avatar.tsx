import { cva, type VariantProps } from "class-variance-authority";
import { useState } from "react";
import { cn } from "./class-names.ts";

const avatar = cva(
  "relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand-strong uppercase select-none",
  {
    variants: {
      size: {
        sm: "size-8 text-xs",
        md: "size-10 text-sm",
        lg: "size-14 text-lg",
        xl: "size-24 text-2xl",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export type AvatarProps = VariantProps<typeof avatar> & {
  name: string;
  src?: string | null | undefined;
  /** The name is written beside it, so reading it out twice would only annoy. */
  decorative?: boolean;
  className?: string;
};

/** The picture, or the first letter of the name while there is none or it does not load. */
export function Avatar({ name, src, size, decorative = false, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const picture = src && src !== failedSrc ? src : null;
  const letter = Array.from(name.trim())[0] ?? "?";
  return (
    <span
      role={decorative ? undefined : "img"}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      className={cn(avatar({ size }), className)}
    >
      {letter}
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(picture)}
          // The picture may have failed before React attached its listener.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailedSrc(picture);
          }}
          className="absolute inset-0 size-full bg-sunken object-cover"
        />
      )}
    </span>
  );
}
