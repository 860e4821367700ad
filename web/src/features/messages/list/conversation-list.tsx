import { CONVERSATION_FILTERS, type ConversationFilter } from "@cardplaza/contract/messages/message-words";
import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { CountBadge } from "../../../ui/badge.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { LIST_WORDS, MESSAGES_WORDS } from "../messages-words.ts";
import { useConversations, useUnreadCount } from "../sync/use-conversations.ts";
import { Elsewhere } from "./elsewhere.tsx";
import { FoundConversations } from "./found-conversations.tsx";
import { LabelFilter } from "./label-filter.tsx";
import { ListTools } from "./list-tools.tsx";

interface ConversationListProps {
  openId: string | null;
}

/** All conversations of the member, by what they look for. */
export function ConversationList({ openId }: ConversationListProps) {
  const [filter, setFilter] = useState<ConversationFilter>("all");
  const [label, setLabel] = useState("");
  const search = useTypedSearch();
  const list = useConversations({ filter, label, q: search.q });
  const hasAny = label !== "" || Boolean(list.conversations?.length);
  const { data: counts } = useUnreadCount();
  const number: Partial<Record<ConversationFilter, number>> = {
    unread: counts?.count ?? 0,
    requests: counts?.requests ?? 0,
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid shrink-0 grid-cols-1 gap-3 px-4 pt-4">
        <div className="flex min-h-10 items-center justify-between gap-2">
          <h1 className="text-xl">{MESSAGES_WORDS.title}</h1>
          <ListTools />
        </div>
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              type="search"
              aria-label={LIST_WORDS.search}
              placeholder={LIST_WORDS.search}
              leading={<Search />}
              maxLength={SEARCH_MAX}
              value={search.text}
              onChange={({ target }) => search.setText(target.value)}
            />
          </div>
          {hasAny && <LabelFilter label={label} onLabel={setLabel} />}
        </div>
        <div className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]">
          {label && (
            <Chip
              className="max-w-48 shrink-0"
              remove={{ label: LIST_WORDS.stopLabel(label), onPress: () => setLabel("") }}
            >
              {label}
            </Chip>
          )}
          <Elsewhere />
        </div>
      </div>
      <Tabs
        value={filter}
        onValueChange={(next) => setFilter(next as ConversationFilter)}
        className="mt-2 flex min-h-0 flex-1 flex-col"
      >
        <TabList aria-label={LIST_WORDS.tabsLabel} className="shrink-0 px-2">
          {CONVERSATION_FILTERS.map((each) => (
            <Tab key={each} value={each} className="px-2.5">
              {LIST_WORDS.tabs[each]} <CountBadge count={number[each] ?? 0} className="bg-brand" />
            </Tab>
          ))}
        </TabList>
        <TabPanel
          value={filter}
          tabIndex={-1}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pt-0"
        >
          <FoundConversations
            list={list}
            filter={filter}
            isSearch={search.q !== ""}
            isLabelled={label !== ""}
            openId={openId}
          />
        </TabPanel>
      </Tabs>
    </div>
  );
}
