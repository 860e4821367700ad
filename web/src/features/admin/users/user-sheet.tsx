import type { UserAction } from "@cardplaza/contract/admin/user-words";
import type { User } from "@cardplaza/contract/admin/users";
import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FactRow } from "../../../ui/fact-row.tsx";
import { useSignedInAdmin } from "../admin-session.ts";
import { Measures, MemberContacts, Owned } from "../lists/known-member.tsx";
import { OneSheet } from "../lists/one-sheet.tsx";
import { Part } from "../lists/part.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { NotesPart } from "./notes-part.tsx";
import { ViewDialog } from "./view-dialog.tsx";
import { actionsFor, mayView, useUser } from "./use-users.ts";
import { UserState } from "./user-columns.tsx";
import { USERS_WORDS } from "./users-words.ts";

const { sheet: words, actions } = USERS_WORDS;

/** A member from every side, and what can be decided. */
export function UserSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const one = useUser(id);
  const user = one.data;
  const [asked, setAsked] = useState<UserAction | "view" | null>(null);
  return (
    <>
      <OneSheet
        one={one}
        titleOf={({ name }) => name}
        footer={user && <Decisions user={user} onAsk={setAsked} />}
        onClose={onClose}
      >
        {(found) => <UserDetails user={found} />}
      </OneSheet>
      {asked === "view" && user && <ViewDialog user={user} onClose={() => setAsked(null)} />}
      {asked && asked !== "view" && user && (
        <DecisionDialog
          key={asked}
          action={asked}
          about={[user]}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Decisions({ user, onAsk }: { user: User; onAsk: (action: UserAction | "view") => void }) {
  const { role } = useSignedInAdmin().admin;
  const decisions = actionsFor(role, user).map((action) => (
    <Button
      key={action}
      size="sm"
      variant={action === "erase" ? "ghost" : "secondary"}
      className={action === "erase" ? "text-danger" : undefined}
      onClick={() => onAsk(action)}
    >
      {actions[action].name}
    </Button>
  ));
  return (
    <>
      {mayView(role, user) && (
        <Button size="sm" variant="secondary" onClick={() => onAsk("view")}>
          {USERS_WORDS.view.action}
        </Button>
      )}
      {decisions}
    </>
  );
}

function UserDetails({ user }: { user: User }) {
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FactRow label={USERS_WORDS.columns.status}>
          <UserState user={user} />
        </FactRow>
        <FactRow label={USERS_WORDS.columns.contacts}>
          <MemberContacts member={user} />
        </FactRow>
        <FactRow label={words.plan}>
          {user.premiumUntil ? words.premiumUntil(user.premiumUntil) : words.free}
        </FactRow>
        <FactRow label={words.secondStep}>{user.secondStep ? words.on : words.off}</FactRow>
        <FactRow label={USERS_WORDS.columns.since}>{dayInWords(user.createdAt)}</FactRow>
        <FactRow label={USERS_WORDS.columns.seen}>{dayInWords(user.lastActiveAt)}</FactRow>
        <FactRow label={words.reports}>{words.reported(user.reportsMade, user.reportsDismissed)}</FactRow>
        <FactRow label={words.id}>
          <span className="break-all">{user._id}</span>
        </FactRow>
      </dl>
      <Measures measures={user.measures} />
      <NotesPart user={user} />
      <Owned owned={user.owned} />
      <Part title={words.sessions} none={words.noSessions}>
        {user.sessions.map(({ device, createdAt, lastUsedAt }) => (
          <li key={createdAt}>
            {device} <span className="text-muted">{momentInWords(lastUsedAt)}</span>
          </li>
        ))}
      </Part>
    </div>
  );
}
