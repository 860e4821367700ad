import type { Message } from "@cardplaza/contract/messages/message";
import { BriefcaseBusiness, ChevronRight } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { MenuItem, MenuSeparator } from "../../../ui/overlays/menu.tsx";
import { MenuPage } from "../../../ui/overlays/menu-page.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useNow } from "../../notifications/use-now.ts";
import { RemindItems } from "../later/remind-items.tsx";
import { ACT_WORDS, MESSAGES_WORDS, THREAD_WORDS } from "../messages-words.ts";
import { openThread } from "../sync/open-threads.ts";
import { BusinessItems } from "../together/business-items.tsx";
import { BUSINESS_WORDS } from "../words/together-words.ts";
import { ACT_ICONS, IN_RED } from "./act-icons.ts";
import { canReact, isForBusiness, messageActs } from "./message-acts.ts";
import { ReactionItems } from "./reaction-items.tsx";
import { setReminder } from "./set-reminder.ts";
import { useThreadShared } from "./thread-context.ts";

/** Drawn only while the menu is open: a thread has hundreds of them. */
export function MenuRows({ message }: { message: Message }) {
  const { conversation, me, onAct } = useThreadShared();
  const acts = messageActs(message, { conversation, me, now: useNow() });
  const [page, setPage] = useState<"remind" | "business" | null>(null);
  const back = { label: THREAD_WORDS.backToMenu, onBack: () => setPage(null) };
  const remind = (at: string | null) =>
    void setReminder(message, at).catch((error: unknown) =>
      toast({ title: MESSAGES_WORDS.notDone, description: problemText(error), variant: "destructive" }),
    );
  if (page === "remind")
    return (
      <MenuPage {...back}>
        <RemindItems
          remindAt={message.remindAt}
          onChoose={remind}
          onOwnTime={() => onAct("remind", message)}
        />
      </MenuPage>
    );
  if (page === "business")
    return (
      <MenuPage {...back}>
        <BusinessItems
          message={message}
          onMade={() => void openThread(message.conversationId)?.readAgain()}
        />
      </MenuPage>
    );
  return (
    <>
      {canReact(message, conversation) && (
        <>
          <ReactionItems message={message} />
          <MenuSeparator />
        </>
      )}
      {isForBusiness(message, { conversation, me }) && (
        <>
          <MenuItem onSelect={(event) => (event.preventDefault(), setPage("business"))}>
            <BriefcaseBusiness /> <span className="flex-1">{BUSINESS_WORDS.title}</span> <ChevronRight />
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {acts.map((act) => {
        const Icon = ACT_ICONS[act];
        return (
          <MenuItem
            key={act}
            {...(IN_RED.includes(act) && { tone: "danger" as const })}
            onSelect={(event) => {
              if (act !== "remind") return onAct(act, message);
              event.preventDefault();
              setPage("remind");
            }}
          >
            <Icon /> {act === "remind" ? <span className="flex-1">{ACT_WORDS.remind}</span> : ACT_WORDS[act]}
            {act === "remind" && <ChevronRight />}
          </MenuItem>
        );
      })}
    </>
  );
}
