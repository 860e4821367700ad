import { type SubjectType, writePath } from "@cardplaza/contract/messages/message-words";
import { MessageCircleMore } from "lucide-react";
import { Link } from "react-router";
import { MenuItem } from "../ui/overlays/menu.tsx";

interface MessageMenuItemProps {
  person: { _id: string; name: string };
  subject?: { type: SubjectType; id: string };
}

/** The same as `MessageButton`, in a menu that is there for others only. */
export const MessageMenuItem = ({ person, subject }: MessageMenuItemProps) => (
  <MenuItem asChild>
    <Link to={writePath(person._id, subject)}>
      <MessageCircleMore /> Message {person.name}
    </Link>
  </MenuItem>
);
