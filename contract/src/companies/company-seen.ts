// What the public pages of companies and products need: without the texts and limits of forms and refusals.
import { versionedPreview } from "../cards/card-files.ts";

export const SOCIAL_NETWORKS = ["linkedin", "facebook", "instagram", "twitter", "youtube"] as const;

export const COMPANY_NOT_FOUND = "Company not found";
export const COMPANY_GONE = "This company is no longer here.";
export const GSTIN_VERIFIED = "GSTIN format verified";

export const companyPath = ({ slug }: { slug: string }) => `/company/${slug}`;
export const COMPANY_FILES = {
  qrSvg: (id: string) => `/api/companies/${id}/qr.svg`,
  preview: (id: string, updatedAt: string) => versionedPreview(`/api/companies/${id}/og.jpg`, updatedAt),
} as const;
/** Cached pages that show the company. */
export const companyTag = (companyId: string) => `company:${companyId}`;
