import type { UserAction } from "@cardplaza/contract/admin/user-words";
import type { User } from "@cardplaza/contract/admin/users";
import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import { SEARCH_TABS } from "@cardplaza/contract/search/search-words";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FactRow } from "../../../ui/fact-row.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useSignedInAdmin } from "../admin-session.ts";
import { DecisionDialog } from "./decision-dialog.tsx";
import { actionsFor, useUser } from "./use-users.ts";
import { UserContacts, UserState } from "./user-columns.tsx";
import { USERS_WORDS } from "./users-words.ts";

const { sheet: words, actions } = USERS_WORDS;

/** A member from every side, and what can be decided. */
export function UserSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: user, isError, error, isFetching, refetch } = useUser(id);
  const [asked, setAsked] = useState<UserAction | null>(null);
  return (
    <>
      <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <SheetContent
          title={user?.name ?? USERS_WORDS.details}
          className="sm:w-[min(34rem,calc(100vw-48px))]"
          footer={user && <Decisions user={user} onAsk={setAsked} />}
        >
          {user ? (
            <UserDetails user={user} />
          ) : isError ? (
            <ErrorState text={problemText(error)} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <LoadingArea label={USERS_WORDS.details}>
              <Skeleton className="h-64" />
            </LoadingArea>
          )}
        </SheetContent>
      </Sheet>
      {asked && user && (
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

function Decisions({ user, onAsk }: { user: User; onAsk: (action: UserAction) => void }) {
  const { role } = useSignedInAdmin().admin;
  return actionsFor(role, user).map((action) => (
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
}

function UserDetails({ user }: { user: User }) {
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <FactRow label={USERS_WORDS.columns.status}>
          <UserState user={user} />
        </FactRow>
        <FactRow label={USERS_WORDS.columns.contacts}>
          <UserContacts user={user} />
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
      <Part title={words.measures} none={words.noMeasures}>
        {user.measures.map(({ kind, at, days, endedAt, reason }) => (
          <li key={at}>
            <p className="font-medium">{kind === "suspension" ? words.suspension(days) : words[kind]}</p>
            <p className="text-muted">
              {momentInWords(at)}
              {endedAt && `, ${words.ended(endedAt)}`}
            </p>
            <p className="mt-0.5 break-words whitespace-pre-wrap">{reason}</p>
          </li>
        ))}
      </Part>
      <Part title={words.owned} none={words.noneOwned}>
        {user.owned.map(({ kind, name, path }) => (
          <li key={path} className="min-w-0">
            <Link to={path} className="wrap-anywhere text-brand-strong underline underline-offset-2">
              {name}
            </Link>{" "}
            <span className="text-muted">{SEARCH_TABS[kind]}</span>
          </li>
        ))}
      </Part>
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

function Part({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {children.length === 0 ? (
        <p className="mt-2 text-muted">{none}</p>
      ) : (
        <ul className="mt-2 grid grid-cols-1 gap-3">{children}</ul>
      )}
    </section>
  );
}
