import { columns, instant, nullable, text, texts, uuid, type ResultColumn } from "../../data/columns";
import { creatorColumns } from "../../data/people";
import type { Scope } from "../../context/scope";
import type { ApiKey } from "./api-key.entity";

/** What a key allows; the schema lets no other value in. */
export const scopesColumn = texts("scopes") as ResultColumn<Scope[]>;

/** The columns of a key. */
export const apiKeyColumns = columns<ApiKey>({
  id: uuid("id"),
  name: text("name"),
  prefix: text("prefix"),
  scopes: scopesColumn,
  createdAt: instant("created_at"),
  expiresAt: nullable(instant("expires_at")),
  lastUsedAt: nullable(instant("last_used_at")),
  revokedAt: nullable(instant("revoked_at")),
  ...creatorColumns,
});

/** The condition of a key that can be used. */
export const IS_USABLE = "revoked_at is null and (expires_at is null or expires_at > now())";
