import { ADDRESS_WORDS } from "@cardplaza/contract/accounts/account-words";
import type { NotificationSettings as Settings } from "@cardplaza/contract/notifications/notifications";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { AddEmail } from "../accounts/contact-change/add-email.tsx";
import { PushDevices } from "../push/push-devices.tsx";
import { PushOnThisDevice } from "../push/push-here.tsx";
import { PUSH_WORDS } from "../push/push-words.ts";
import { KindSwitches } from "./kind-switches.tsx";
import { SETTINGS_WORDS } from "./notifications-words.ts";
import { SettingsPresets } from "./settings-presets.tsx";
import { useChangeSettings, useNotificationSettings } from "./use-notification-settings.ts";
import { WhenItRings } from "./when-it-rings.tsx";

/** The settings panels: which devices ring and when, and how each kind of notice comes. */
export function NotificationSettings() {
  const { data, isError, isFetching, refetch } = useNotificationSettings();
  const saving = useChangeSettings();
  return (
    <>
      <Panel aria-labelledby="push-settings">
        <PanelHeader
          title={<span id="push-settings">{PUSH_WORDS.title}</span>}
          description={PUSH_WORDS.description}
        />
        <PushOnThisDevice />
        <h3 className="mt-5 mb-3 text-sm">{PUSH_WORDS.devices}</h3>
        <PushDevices />
        {data && <WhenItRings settings={data} saving={saving} />}
      </Panel>
      <Panel aria-labelledby="notification-settings">
        <PanelHeader
          title={<span id="notification-settings">{SETTINGS_WORDS.title}</span>}
          description={SETTINGS_WORDS.description}
        />
        {data ? (
          <Kinds settings={data} saving={saving} />
        ) : isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <KindsSkeleton />
        )}
      </Panel>
    </>
  );
}

interface KindsProps {
  settings: Settings;
  saving: ReturnType<typeof useChangeSettings>;
}

function Kinds({ settings, saving }: KindsProps) {
  const { data: profile } = useQuery(query["GET /api/user-profile"]());
  return (
    <>
      {profile?.email === "" && <AddEmail why={ADDRESS_WORDS.forNotifications} className="mb-5" />}
      <SettingsPresets settings={settings} saving={saving} />
      {!settings.reaches.push && <p className="mb-2 text-xs text-muted">{SETTINGS_WORDS.noDevice}</p>}
      <KindSwitches kinds={settings.kinds} failures={saving.failures} onChange={saving.change} />
      <p className="mt-3 text-xs text-muted">{SETTINGS_WORDS.smsHint}</p>
    </>
  );
}

const KindsSkeleton = () => (
  <LoadingArea label={SETTINGS_WORDS.loading} className="-my-3.5 divide-y divide-line">
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className="flex flex-wrap justify-between gap-4 py-3.5">
        <Skeleton className="w-40 max-w-full" />
        <div className="flex gap-6">
          <Skeleton className="h-6 w-11 rounded-full" />
          <Skeleton className="h-6 w-11 rounded-full" />
        </div>
      </div>
    ))}
  </LoadingArea>
);
