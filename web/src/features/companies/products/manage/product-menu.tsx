import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { OwnProduct } from "@cardplaza/contract/companies/products/product";
import { Archive, Copy, EllipsisVertical, ExternalLink, Eye, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../../../ui/overlays/menu.tsx";
import { useProductActions } from "./use-own-products.ts";
import { useProductsAddress } from "./use-products-address.ts";

/** What can be done with one product. */
export function ProductMenu({ product }: { product: OwnProduct }) {
  const { pathWith } = useProductsAddress();
  const { change, duplicate } = useProductActions();
  const { _id, status } = product;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Actions for ${product.name}`}>
          <EllipsisVertical />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem asChild>
          <Link to={pathWith({ product: _id })}>
            <Pencil /> Edit
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={productPath(product)}>
            <ExternalLink /> {status === "published" ? "Open its page" : "Preview"}
          </Link>
        </MenuItem>
        {(status === "draft" || status === "archived") && (
          <MenuItem onSelect={() => change.mutate({ action: "publish", ids: [_id] })}>
            <Eye /> Publish
          </MenuItem>
        )}
        {(status === "draft" || status === "published") && (
          <MenuItem onSelect={() => change.mutate({ action: "archive", ids: [_id] })}>
            <Archive /> Archive
          </MenuItem>
        )}
        <MenuItem onSelect={() => duplicate.mutate(product)}>
          <Copy /> Duplicate
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => change.mutate({ action: "delete", ids: [_id] })}>
          <Trash2 /> Delete
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
