import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Navigate } from "react-router";
import { JOBS_PATH } from "./network-menu.ts";

/** Jobs are its only part so far. */
export default function PlazyPage() {
  return (
    <>
      <title>{`Plazy · ${PRODUCT_NAME}`}</title>
      <Navigate to={JOBS_PATH.plazy} replace />
    </>
  );
}
