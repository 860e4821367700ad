/** The ways to scan, as `?tab=` names them. */
export const SCANNER_TABS = {
  qr: "QR",
  paper: "Paper card",
  upload: "Upload",
  link: "Type a link",
} as const;

export type ScannerTab = keyof typeof SCANNER_TABS;

/** An unknown tab is the camera for QR codes. */
export function readTab(value: string | null): ScannerTab {
  return value !== null && Object.hasOwn(SCANNER_TABS, value) ? (value as ScannerTab) : "qr";
}
