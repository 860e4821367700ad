import { providerPath } from "@cardplaza/contract/it-services/it-words";
import type { ReviewedTarget } from "../reviews/reviewed-target.ts";

export const reviewedProvider = (provider: { _id: string; name: string; slug: string }): ReviewedTarget => ({
  targetType: "it_service",
  targetId: provider._id,
  name: provider.name,
  path: providerPath(provider),
  ownersPath: `/company-profile?company=${provider._id}&tab=it-services`,
});
