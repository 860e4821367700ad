import type { MessageSettings } from "@cardplaza/contract/messages/messages";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const SETTINGS = query["GET /api/message-settings"]();

/** The screen asks them too, whether Seen and typing are shown. */
export const useMessageSettings = () => useQuery(SETTINGS);

export function useSaveMessageSettings() {
  const client = useQueryClient();
  return async (body: Partial<MessageSettings>) => {
    const saved = await api["PUT /api/message-settings"]({ body });
    client.setQueryData(SETTINGS.queryKey, saved);
    // Quiet hours are those of all notices.
    void client.invalidateQueries({ queryKey: ["GET /api/notification-settings"] });
  };
}
