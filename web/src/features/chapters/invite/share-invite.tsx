import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { INVITE_TEXT } from "@cardplaza/contract/chapters/invite-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useMutation } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { copyLink } from "../../../lib/copy-link.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { shareLink } from "../../../lib/share-link.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ShareKit } from "../../../ui/share-kit.tsx";
import { whatsAppShare } from "../../../lib/whats-app-link.ts";
import { type InviteLink, keepLink, keptLink, type LinkKey } from "./kept-link.ts";

const COPIED = { title: "Link copied", description: "Paste it in a chat or group." };

/** One link for a group or a chat, until it is renewed. */
export function ShareInvite({ chapter, category }: { chapter: Chapter; category: string }) {
  const { user } = useSession();
  const key: LinkKey = [user?._id ?? "", chapter._id, category];
  const [link, setLink] = useState<InviteLink | null>(() => keptLink(key));
  const create = useMutation({
    mutationFn: () =>
      api["POST /api/chapters/:id/invite-links"]({
        params: { id: chapter._id },
        body: category ? { category } : {},
      }),
    onSuccess: (made) => {
      keepLink(key, made);
      setLink(made);
    },
  });
  const text = INVITE_TEXT.share(chapter.name, chapter.city);
  return (
    <div className="grid grid-cols-1 gap-3">
      {create.error && (
        <Notice tone="danger" live>
          {problemText(create.error)}
        </Notice>
      )}
      {link ? (
        <>
          <ShareKit
            url={link.url}
            whatsApp={whatsAppShare(`${text} ${link.url}`)}
            onCopy={() => copyLink(link.url, COPIED)}
            onShare={() => shareLink({ title: text, url: link.url, copied: COPIED })}
          />
          <p className="text-sm text-muted">
            {`Anyone with this link can join until ${dayInWords(link.expiresAt)}. A new link ends this one. `}
            <Button variant="link" size="sm" busy={create.isPending} onClick={() => create.mutate()}>
              New link
            </Button>
          </p>
        </>
      ) : (
        <Button className="w-full sm:w-fit" busy={create.isPending} onClick={() => create.mutate()}>
          <Link2 /> Get invite link
        </Button>
      )}
    </div>
  );
}
