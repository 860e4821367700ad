const TOKEN = "token";
const ADMIN_TOKEN = "adminToken";

/** The credential that a call carries: administrators' calls have their own. */
export function tokenFor(path: string): string | null {
  return read(path.split("/").includes("admin") ? ADMIN_TOKEN : TOKEN);
}

export const memberToken = () => read(TOKEN);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
