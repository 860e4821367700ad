import { ADDRESS_WORDS } from "@cardplaza/contract/accounts/account-words";
import { newsOfType } from "@cardplaza/contract/news";
import {
  NOTIFICATION_TYPE_WORDS,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import type { NotificationSettings as Settings } from "@cardplaza/contract/notifications/notifications";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { AddEmail } from "../accounts/contact-change/add-email.tsx";
import { KindSwitches } from "./kind-switches.tsx";
import { SETTINGS_WORDS } from "./notifications-words.ts";
import { useChooseEmail, useNotificationSettings } from "./use-notification-settings.ts";

// The most used settings come first.
const TYPES = Object.keys(NOTIFICATION_TYPE_WORDS) as NotificationType[];

/** The settings panel: which notifications also come by e-mail. */
export function NotificationSettings() {
  const { data, isError, isFetching, refetch } = useNotificationSettings();
  const { data: profile } = useQuery(query["GET /api/user-profile"]());
  return (
    <Panel aria-labelledby="notification-settings">
      <PanelHeader
        title={<span id="notification-settings">{SETTINGS_WORDS.title}</span>}
        description={SETTINGS_WORDS.description}
      />
      {profile?.email === "" && <AddEmail why={ADDRESS_WORDS.forNotifications} className="mb-5" />}
      {data ? (
        <Switches settings={data} />
      ) : isError ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SwitchesSkeleton />
      )}
    </Panel>
  );
}

function Switches({ settings }: { settings: Settings }) {
  const choose = useChooseEmail();
  const on = new Set(settings.kinds.filter(({ email }) => email).map(({ kind }) => kind));
  return (
    <ul className="-my-3.5 divide-y divide-line">
      {TYPES.map((type) => (
        <li key={type} className="py-3.5">
          <Switch
            label={NOTIFICATION_TYPE_WORDS[type].label}
            hint={NOTIFICATION_TYPE_WORDS[type].hint}
            checked={newsOfType(type).some((kind) => on.has(kind))}
            onChange={(event) => choose({ kinds: newsOfType(type), type, email: event.target.checked })}
          />
          <KindSwitches
            kinds={newsOfType(type)}
            isOn={(kind) => on.has(kind)}
            onChoose={(kind, email) => choose({ kinds: [kind], email })}
          />
        </li>
      ))}
    </ul>
  );
}

function SwitchesSkeleton() {
  return (
    <LoadingArea label={SETTINGS_WORDS.loading} className="-my-3.5 divide-y divide-line">
      {TYPES.map((type) => (
        <div key={type} className="flex justify-between gap-4 py-3.5">
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-40 max-w-full" />
            <Skeleton className="h-3 w-64 max-w-full" />
          </div>
          <Skeleton className="h-6 w-11 rounded-full" />
        </div>
      ))}
    </LoadingArea>
  );
}
