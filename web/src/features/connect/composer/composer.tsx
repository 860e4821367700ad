import type { Post } from "@cardplaza/contract/connect/post";
import { postPath, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { PenLine } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { latePart } from "../../../first-visit/late-part.ts";
import { useSession } from "../../../lib/session.ts";
import { useViewer } from "../../../lib/use-viewer.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { beginningOfKept } from "./use-kept-post.ts";

const OpenComposer = latePart(() => import("./open-composer.tsx").then((module) => module.OpenComposer));

export interface ComposerProps {
  /** Writes as this company first. */
  companyId?: string;
  /** To show the new post at the top of the list around it. */
  onPosted?: (post: Post) => void;
}

/** Where a post is begun. It opens in place on a wide screen, and as a sheet on a phone. */
export function Composer({ companyId, onPosted }: ComposerProps) {
  const viewer = useViewer();
  const { user } = useSession();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ownerId = user?._id;
  useEffect(() => {
    if (!isOpen && ownerId) void beginningOfKept(ownerId).then(setBegun);
  }, [isOpen, ownerId]);

  function close() {
    setOpen(false);
    // What was pressed is gone with the composer, and a new post is on top, perhaps far above.
    requestAnimationFrame(() => button.current?.focus());
  }

  function finish(post: Post) {
    close();
    setBegun(null);
    onPosted?.(post);
    if (post.status === "waiting") toast({ title: "Sent", description: POST_TEXT.waiting });
    else
      toast({
        title: "Posted",
        action: { label: "View", onPress: () => void navigate(postPath(post._id)) },
      });
  }

  const opener = (
    <section
      aria-label="New post"
      className="flex items-center gap-3 rounded-card border border-line bg-raised p-3 sm:p-4"
    >
      <Avatar
        name={viewer?.name ?? user?.name ?? ""}
        src={viewer?.picture && pictureUrl(viewer.picture, 96)}
        decorative
      />
      <button
        ref={button}
        type="button"
        className="flex min-h-11 min-w-0 flex-1 scroll-mt-24 items-center gap-2 rounded-full border border-line bg-surface px-4 text-left text-sm text-muted transition-colors duration-150 hover:border-line-strong hover:bg-hover"
        onClick={() => setOpen(true)}
      >
        <PenLine aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 truncate">
          {begun === null ? "Share, ask or offer" : `Go on writing${begun ? `: ${begun}` : ""}`}
        </span>
      </button>
    </section>
  );
  if (!isOpen) return opener;
  return (
    <Suspense fallback={opener}>
      <OpenComposer {...(companyId && { companyId })} closed={opener} onPosted={finish} onClose={close} />
    </Suspense>
  );
}
