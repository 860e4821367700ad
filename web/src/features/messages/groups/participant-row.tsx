import type { Participant } from "@cardplaza/contract/messages/conversation";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { MoreHorizontal, UserMinus } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { type ReadState, readState } from "./read-state.ts";

interface ParticipantRowProps {
  person: Participant;
  isSelf: boolean;
  /** Of the newest message. */
  lastSeq: number;
  onRemove?: (() => void) | undefined;
}

/** Somebody in a group, with their role and how far they have read. */
export function ParticipantRow({ person, isSelf, lastSeq, onRemove }: ParticipantRowProps) {
  const { name, profile_image, path, role, isInvited } = person;
  const read = isSelf ? "" : READ_TEXT[readState(person, lastSeq)];
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <Avatar name={name} src={profile_image && pictureUrl(profile_image, 100)} decorative />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {path ? (
            <Link
              to={path}
              dir="auto"
              className="touch-area min-w-0 font-medium wrap-anywhere hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
              {name}
            </span>
          )}
          {isSelf && <Badge>{GROUPS_WORDS.you}</Badge>}
          {role === "admin" && <Badge tone="brand">{GROUPS_WORDS.admin}</Badge>}
          {isInvited && <Badge tone="warning">{GROUPS_WORDS.invited}</Badge>}
        </p>
        {read && <p className="text-xs text-muted">{read}</p>}
      </div>
      {onRemove && (
        <Menu>
          <MenuTrigger asChild>
            <Button variant="ghost" size="icon-sm" aria-label={GROUPS_WORDS.more(name)}>
              <MoreHorizontal />
            </Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem tone="danger" onSelect={onRemove}>
              <UserMinus /> {isInvited ? GROUPS_WORDS.takeBack : GROUPS_WORDS.removePerson}
            </MenuItem>
          </MenuContent>
        </Menu>
      )}
    </li>
  );
}

const READ_TEXT: Readonly<Record<ReadState, string>> = {
  all: GROUPS_WORDS.readAll,
  some: GROUPS_WORDS.readSome,
  nothing: GROUPS_WORDS.readNothing,
  hidden: "",
};
