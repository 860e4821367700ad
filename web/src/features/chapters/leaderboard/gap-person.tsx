import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { Gap } from "@cardplaza/contract/chapters/leaderboard";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { useMutation } from "@tanstack/react-query";
import { Check, UserPlus } from "lucide-react";
import { Link } from "react-router";
import { apiOnce } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

interface GapPersonProps {
  person: Gap["people"][number];
  category: string;
  chapter: Chapter;
}

/** Somebody who would fit, with the way to invite them. */
export function GapPerson({ person, category, chapter }: GapPersonProps) {
  const { userId, name, headline, city, profile_image, url } = person;
  const keyOf = useAttemptKey();
  const invite = useMutation({
    mutationFn: () =>
      apiOnce(keyOf([userId, category]))["POST /api/chapters/:id/invite"]({
        params: { id: chapter._id },
        body: { userId, category },
      }),
    onSuccess: () => toast({ title: `${name} is invited to ${chapter.name}` }),
    onError: (error) =>
      toast({ title: "Not invited", description: problemText(error), variant: "destructive" }),
  });
  const canInvite = chapter.own?.isOfficer === true && !chapter.readOnly;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={profile_image && pictureUrl(profile_image, 100)} decorative />
      <div className="min-w-0 flex-1 text-sm">
        {url ? (
          <Link to={url} className="touch-area font-semibold break-words hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold break-words">{name}</span>
        )}
        <p className="truncate text-muted">{[headline, city].filter(Boolean).join(" · ")}</p>
      </div>
      {invite.isSuccess ? (
        <p role="status" className="inline-flex items-center gap-1.5 text-sm font-medium text-positive">
          <Check aria-hidden="true" className="size-4" /> Invited
        </p>
      ) : (
        canInvite && (
          <Button size="sm" variant="secondary" busy={invite.isPending} onClick={() => invite.mutate()}>
            {!invite.isPending && <UserPlus />} Invite<span className="sr-only"> {name}</span>
          </Button>
        )
      )}
    </div>
  );
}
