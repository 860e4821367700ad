/** The ways to scan, as `?tab=` names them. */
export const SCANNER_TABS = {
  qr: "QR",
  paper: "Paper card",
  upload: "Upload",
  link: "Type a link",
  many: "Many cards",
} as const;

export type ScannerTab = keyof typeof SCANNER_TABS;

/** The event scanner is a page of its own, the others are parts of one. */
export const tabPath = (tab: ScannerTab) =>
  tab === "many" ? "/team-card-scanner" : tab === "qr" ? "/card-scanner" : `/card-scanner?tab=${tab}`;

/** An unknown tab is the camera for QR codes. */
export function readTab(value: string | null): ScannerTab {
  return value !== null && value !== "many" && Object.hasOwn(SCANNER_TABS, value)
    ? (value as ScannerTab)
    : "qr";
}
