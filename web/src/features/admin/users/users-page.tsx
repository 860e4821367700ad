import {
  BULK_MAX,
  USER_QUERY_MAX,
  USER_STATUSES,
  type UserAction,
} from "@cardplaza/contract/admin/user-words";
import { useState } from "react";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { ChosenBar } from "./chosen-bar.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useEndedView, useUsers } from "./use-users.ts";
import { userColumns } from "./user-columns.tsx";
import { UserSheet } from "./user-sheet.tsx";
import { USERS_WORDS as words } from "./users-words.ts";

const STATUSES = [
  { value: "", label: words.all },
  ...USER_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
];

export function UsersPage() {
  const [viewed, setViewed] = useAddressParam("viewed");
  useEndedView(viewed, () => setViewed(null));
  const list = useUsers();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<UserAction | null>(null);
  const chosenUsers = (list.items ?? []).filter(({ _id }) => chosen.has(_id)).slice(0, BULK_MAX);
  const chooseNone = () => setChosen(new Set());
  const columns = userColumns({
    chosen,
    onChoose: (id, isChosen) =>
      setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    onOpen: list.open,
  });
  return (
    <div className={cn(PAGE_WIDTH, "grid grid-cols-1 gap-6 py-8 sm:py-10")}>
      <h1 className="text-2xl">{words.title}</h1>
      <ListScreen list={list} words={words} statuses={STATUSES} queryMax={USER_QUERY_MAX} columns={columns}>
        {chosenUsers.length > 0 && (
          <ChosenBar count={chosenUsers.length} onAsk={setAsked} onClear={chooseNone} />
        )}
      </ListScreen>
      {list.openId && <UserSheet key={list.openId} id={list.openId} onClose={list.close} />}
      {asked && (
        <DecisionDialog
          action={asked}
          about={chosenUsers}
          onDone={() => {
            setAsked(null);
            chooseNone();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
