import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import type { Recognised } from "../recognise-address.ts";

/** A code that is on its way. */
export interface SentCode extends Recognised {
  requestId: string;
  /** When the next code may be requested. */
  resendAt: number;
}

export function useRequestCode() {
  return useMutation({
    networkMode: "always",
    mutationFn: async ({ channel, to }: Recognised): Promise<SentCode> => {
      const { requestId, resendAfter } = await api["POST /api/auth/otp/request"]({ body: { channel, to } });
      return { channel, to, requestId, resendAt: Date.now() + resendAfter * 1000 };
    },
  });
}
