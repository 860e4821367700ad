import { PersonPage } from "../features/profile/person-page.tsx";
import type { Route } from "./+types/profile-page.ts";

export default function ProfilePage({ params }: Route.ComponentProps) {
  return <PersonPage id={params.id} postsOf={() => null} />;
}
