import { type SubjectType, writePath } from "@cardplaza/contract/messages/message-words";
import { MessageCircleMore } from "lucide-react";
import { Link } from "react-router";
import { useSession } from "../lib/session.ts";
import { Button, type ButtonProps } from "../ui/button.tsx";

interface MessageButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  /** Somebody who left has no id. */
  person: { _id: string | null; name: string };
  /** What it is about: quoted above the conversation. */
  subject?: { type: SubjectType; id: string };
}

/** Opens the conversation with a member. Nothing for visitors, for oneself and for those who left. */
export function MessageButton({
  person,
  subject,
  variant = "secondary",
  size,
  className,
}: MessageButtonProps) {
  const { user } = useSession();
  if (!user || !person._id || person._id === user._id) return null;
  const isIcon = size === "icon" || size === "icon-sm";
  const label = `Message ${person.name}`;
  return (
    <Button asChild variant={variant} size={size} className={className}>
      <Link to={writePath(person._id, subject)} aria-label={label} title={isIcon ? label : undefined}>
        {variant !== "link" && <MessageCircleMore />}
        {!isIcon && "Message"}
      </Link>
    </Button>
  );
}
