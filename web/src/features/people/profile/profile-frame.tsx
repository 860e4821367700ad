import type { ReactNode } from "react";
import { Cover } from "./cover.tsx";

interface ProfileFrameProps {
  label: string;
  cover: string | null;
  /** An action in the corner of the cover. */
  onCover?: ReactNode;
  photo: ReactNode;
  head: ReactNode;
  children: ReactNode;
}

/** The first panel of a profile: the cover, the photo over its edge, the name beside it, and the rest below. */
export function ProfileFrame({ label, cover, onCover, photo, head, children }: ProfileFrameProps) {
  return (
    <section aria-label={label} className="min-w-0 overflow-hidden rounded-card border border-line bg-raised">
      <div className="relative">
        <Cover cover={cover} />
        {onCover}
      </div>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">
        <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-start">
          <div className="relative -mt-12 w-fit shrink-0 rounded-full border-4 border-raised bg-raised">
            {photo}
          </div>
          <div className="min-w-0 flex-1 sm:pt-4">{head}</div>
        </div>
        {children}
      </div>
    </section>
  );
}
