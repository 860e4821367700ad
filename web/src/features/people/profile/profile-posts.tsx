import { type ReactNode, useId } from "react";

/** The posts at the end of a profile. Each has a frame of its own. */
export function ProfilePosts({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-3 min-w-0">
      <h2 id={id} className="mb-4 text-lg">
        Posts
      </h2>
      {children}
    </section>
  );
}
