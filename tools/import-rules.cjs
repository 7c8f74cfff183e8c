/** The import rules as patterns over paths, which dependency-cruiser enforces in npm run check. Specs may import anything. */

const OURS = "^((shared|client)/src|api/(src|demo|embedded)|web/src)/";
const SHARED = "^shared/src/";
const BASICS = "^api/src/(observability/)?[^/]+\\.ts$"; // errors, validation, the log, signals …
const DATA = "^api/src/data/";
const CONTEXT = "^api/src/context/";
const TYPES = "^api/src/graphql/types/";
const ENTITIES = "^api/src/modules/([^/]+|.+\\.(entity|enum|input|error))\\.ts$"; // and SQL that modules share
const RESOLVERS = "^api/src/modules/.+\\.resolver\\.ts$";
const SERVICES = "^api/src/modules/[^/]+/(?!.*\\.(entity|enum|input|error|resolver)\\.ts$)";
const HTTP = "^api/src/http/";
const UI = "^web/src/ui/";
const FEATURES = "^web/src/features/";
const PAGES = "^web/src/pages/";
/** The basics of the web, which don't import each other. */
const WEB = ["^web/src/theme/", "^web/src/graphql/", "^web/src/paths\\.ts$"];

/** The layers from the lowest to the highest, each with those that it may import. */
const layers = [
  [SHARED],
  ["^client/src/"], // the package for programs
  ["^api/embedded/", SHARED],
  [BASICS, SHARED],
  [DATA, SHARED, BASICS],
  [CONTEXT, SHARED, BASICS, DATA],
  ["^api/src/limits/", BASICS, CONTEXT, DATA],
  [TYPES, SHARED, BASICS, CONTEXT],
  [ENTITIES, SHARED, BASICS, CONTEXT, DATA, TYPES],
  [SERVICES, SHARED, BASICS, CONTEXT, DATA, ENTITIES],
  [RESOLVERS, SHARED, BASICS, CONTEXT, DATA, TYPES, ENTITIES, SERVICES],
  ["^api/demo/", SHARED, DATA, ENTITIES, SERVICES],
  [HTTP, SHARED, BASICS, CONTEXT, DATA],
  ["^api/src/graphql/(?!types/)", SHARED, BASICS, CONTEXT, DATA, TYPES, HTTP],
  ["^api/src/pages/", SHARED, BASICS, CONTEXT, ENTITIES, SERVICES, HTTP],
  ["^api/src/rest/", SHARED, BASICS, CONTEXT, ENTITIES, SERVICES, HTTP],
  ["^api/src/observability/metrics/", SHARED, BASICS, DATA, SERVICES],
  ["^api/src/boot/", SHARED, "^api/"],
  ...WEB.map((basic) => [basic, SHARED]),
  [UI, SHARED, "^web/src/theme/"],
  [FEATURES, SHARED, ...WEB, UI],
  [PAGES, SHARED, ...WEB, UI, FEATURES],
  ["^web/src/app/", SHARED, ...WEB, UI, FEATURES, PAGES],
  ["^web/src/(boot|graphiql)/", SHARED, "^web/src/"],
];

/** The modules of the API, each with those that it may use: only the files at their top level, not their folders. */
const modules = {
  "api-keys": "audit|users",
  audit: "",
  catalogue: "audit|webhooks",
  "gift-cards": "audit|jobs|users",
  pricing: "audit|catalogue|gift-cards|images",
  addresses: "pricing|users",
  images: "users",
  users: "audit",
  identity: "api-keys|audit|jobs|users|webhooks",
  jobs: "audit",
  webhooks: "audit|jobs|users",
  orders: "addresses|audit|catalogue|gift-cards|jobs|pricing|users|webhooks",
  payments: "audit|catalogue|gift-cards|jobs|orders|pricing|users",
  newsletter: "jobs|users|webhooks",
  contact: "jobs|mails",
  "stock-alerts": "catalogue|jobs|users",
  wishes: "catalogue|users",
  carts: "jobs|users",
  returns: "audit|catalogue|images|jobs|orders|payments|pricing|users|webhooks",
  notes: "audit|orders|users",
  mails: "carts|catalogue|gift-cards|jobs|newsletter|orders|payments|returns|stock-alerts|users|webhooks",
  reviews: "audit|catalogue|images|orders|users|webhooks",
  statistics: "catalogue|jobs",
  accounts:
    "addresses|audit|carts|gift-cards|identity|jobs|mails|newsletter|notes|orders|payments|returns|reviews|stock-alerts|users|wishes",
};

/** Forbids these files imports of the paths `to`, except the allowed ones. */
const rule = (name, files, to, ...allowed) => ({
  name,
  severity: "error",
  from: { path: files, pathNot: "\\.spec\\.tsx?$" },
  to: { path: to, ...(allowed.length > 0 && { pathNot: allowed }) },
});

module.exports.forbidden = [
  ...layers.map(([files, ...lower]) =>
    rule(`${files} may import ${lower.join(", ") || "nothing of ours"}`, files, OURS, files, ...lower),
  ),
  ...Object.entries(modules).map(([module, used]) =>
    rule(
      `${module} may use ${used || "no other module"}, only the files at their top level`,
      `^api/src/modules/${module}/`,
      "^api/src/modules/.+/",
      `^api/src/modules/(${module}/|(${used})/[^/]+$)`,
    ),
  ),
  rule(
    "a feature never imports another feature: the page composes",
    "^web/src/features/([^/.]+)[/.]", // a folder, or a file alone
    FEATURES,
    "^web/src/features/$1[/.]",
  ),
  rule("a page never imports another page", PAGES, "^web/src/pages/.+Page\\.tsx$"),
  rule("an area of pages never imports another area", "^web/src/pages/([^/]+)/", PAGES, "^web/src/pages/$1/"),
  rule(
    "a folder of an area never imports another folder, except the admin's shared ones",
    "^web/src/pages/([^/]+/[^/]+)/",
    "^web/src/pages/[^/]+/[^/]+/",
    "^web/src/pages/$1/",
    "^web/src/pages/admin/(parts|selection|changes)/",
  ),
  {
    name: "every file belongs to a layer",
    severity: "error",
    from: { path: OURS, pathNot: layers.map(([files]) => files) },
    to: {},
  },
  { name: "no circle, not even of types", severity: "error", from: {}, to: { circular: true } },
];
