import { CalendarClock, EllipsisVertical, Settings, SquarePen, UsersRound } from "lucide-react";
import { Suspense, useState } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../ui/overlays/menu.tsx";
import { LIST_WORDS } from "../messages-words.ts";
import { useMessagesAddress } from "../use-messages-address.ts";
import { LATER_WORDS } from "../words/later-words.ts";
import { SETTINGS_WORDS } from "../words/settings-words.ts";

const NewMessageDialog = latePart(() =>
  import("./new-message-dialog.tsx").then((module) => module.NewMessageDialog),
);
const NewGroupDialog = latePart(() =>
  import("../groups/new-group-dialog.tsx").then((module) => module.NewGroupDialog),
);
const ScheduledDialog = latePart(() =>
  import("../later/scheduled-dialog.tsx").then((module) => module.ScheduledDialog),
);
const MessageSettingsDialog = latePart(() =>
  import("../settings/settings-dialog.tsx").then((module) => module.MessageSettingsDialog),
);

/** Beside the title of the list: something new, what is sent later, settings. */
export function ListTools() {
  const { open } = useMessagesAddress();
  const [opened, setOpened] = useState<"message" | "group" | "scheduled" | "settings" | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="-mr-2 flex">
      <Button
        variant="ghost"
        size="icon"
        aria-label={LIST_WORDS.newMessage}
        title={LIST_WORDS.newMessage}
        onClick={() => setOpened("message")}
      >
        <SquarePen />
      </Button>
      <Menu>
        <MenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={LIST_WORDS.tools}>
            <EllipsisVertical />
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => setOpened("group")}>
            <UsersRound /> {LIST_WORDS.newGroup}
          </MenuItem>
          <MenuItem onSelect={() => setOpened("scheduled")}>
            <CalendarClock /> {LATER_WORDS.scheduled}
          </MenuItem>
          <MenuItem onSelect={() => setOpened("settings")}>
            <Settings /> {SETTINGS_WORDS.title}
          </MenuItem>
        </MenuContent>
      </Menu>
      <Suspense>
        {opened === "message" && <NewMessageDialog onClose={close} />}
        {opened === "group" && <NewGroupDialog onCreated={({ _id }) => open(_id)} onClose={close} />}
        {opened === "scheduled" && <ScheduledDialog onClose={close} />}
        {opened === "settings" && <MessageSettingsDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
