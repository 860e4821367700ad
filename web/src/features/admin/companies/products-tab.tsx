import {
  PRODUCT_DESK_QUERY,
  PRODUCT_FILTERS,
  PRODUCT_REASONS,
  type ProductDecision,
} from "@cardplaza/contract/companies/products/product-desk-words";
import type { Product } from "@cardplaza/contract/companies/products/product";
import { priceWords } from "@cardplaza/contract/companies/products/product-prices";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import { mayUse } from "@cardplaza/contract/admin-roles";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import { useSignedInAdmin } from "../admin-session.ts";
import { DecisionSheet } from "../lists/decision-sheet.tsx";
import { Facts, LongText } from "../lists/facts.tsx";
import { ListScreen } from "../lists/list-screen.tsx";
import { LISTS_WORDS } from "../lists/lists-words.ts";
import { useAdminList } from "../lists/use-admin-list.ts";
import { PRODUCT_ACTION_WORDS, PRODUCTS_WORDS as words } from "./companies-words.ts";
import { deskColumns } from "./desk-columns.tsx";

const LIST = "GET /api/admin/products";
const ONE = "GET /api/admin/products/:id";
const [QUERY_MIN, QUERY_MAX] = PRODUCT_DESK_QUERY;
const STATUSES = PRODUCT_FILTERS.map((value) => ({ value, label: words.statuses[value] }));
const TONES = { draft: "neutral", published: "positive", archived: "neutral", removed: "danger" } as const;

export function ProductsTab() {
  const list = useAdminList({
    key: LIST,
    statuses: PRODUCT_FILTERS,
    queryMin: QUERY_MIN,
    read: (query) => api[LIST]({ query }),
  });
  return (
    <>
      <ListScreen
        list={list}
        words={words}
        statuses={STATUSES}
        queryMax={QUERY_MAX}
        columns={deskColumns({ labels: words.statuses, tones: TONES, onOpen: list.open })}
      />
      {list.openId && <ProductSheet key={list.openId} id={list.openId} onClose={list.close} />}
    </>
  );
}

function ProductSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { role } = useSignedInAdmin().admin;
  return (
    <DecisionSheet
      one={useQuery({
        queryKey: [ONE, id],
        queryFn: async () => (await api[ONE]({ params: { id } })).product,
        staleTime: 0,
      })}
      nameOf={({ name }) => name}
      actionsOf={(product) => (mayUse(role, ["moderator"]) ? actionsOf(product) : [])}
      wordsOf={(_product, action) => PRODUCT_ACTION_WORDS[action]}
      ready={PRODUCT_REASONS}
      send={({ version }, { action, reason }) =>
        api["PATCH /api/admin/products/:id"]({ params: { id }, body: { action, reason, version } })
      }
      reads={[LIST, ONE]}
      onClose={onClose}
    >
      {(product) => <ProductDetails product={product} />}
    </DecisionSheet>
  );
}

const actionsOf = ({ status }: Product): ProductDecision[] => [status === "removed" ? "restore" : "remove"];

const ProductDetails = ({ product }: { product: Product }) => (
  <div className="grid grid-cols-1 gap-6 text-sm">
    {product.images.length > 0 && (
      <div className="flex flex-wrap gap-2">
        {product.images.map((image, place) => (
          <img
            key={image}
            src={image}
            alt={words.sheet.picture(place + 1)}
            className="size-24 rounded-field object-cover"
          />
        ))}
      </div>
    )}
    <Facts
      facts={[
        [words.columns.status, product.status && words.statuses[product.status]],
        [words.columns.company, product.company.name],
        [words.sheet.removed, product.removalReason],
        [words.sheet.category, product.categoryPath.map(({ name }) => name).join(" › ")],
        [words.sheet.price, priceWords(product)],
        [words.sheet.hsn, product.hsn],
        [words.sheet.origin, product.countryOfOrigin],
        [words.sheet.specs, product.specs.map(({ k, v }) => `${k}: ${v}`).join("\n")],
      ]}
    />
    <LongText label={words.sheet.description} text={product.description} />
    {product.status === "published" && (
      <p>
        <Link to={productPath(product)} className="text-brand-strong underline underline-offset-2">
          {LISTS_WORDS.openPage}
        </Link>
      </p>
    )}
  </div>
);
