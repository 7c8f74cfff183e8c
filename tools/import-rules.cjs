/**
 * The import rules. dependency-cruiser enforces them (.dependency-cruiser.cjs, part of npm run check), and CONTRIBUTING.md lists them
 * (npm run generate). Tests may import anything.
 */

/** The layers of the code, from the lowest to the highest; `files` is a regular expression over paths. */
const layers = [
  { name: "shared", files: "^shared/src/", imports: [] },
  { name: "client", files: "^client/src/", imports: [], note: "the package for programs" },
  { name: "api/embedded", files: "^api/embedded/", imports: ["shared"] },
  {
    name: "api basics",
    files: "^api/src/(observability/)?[^/]+\\.ts$",
    imports: ["shared"],
    note: "`errors`, `validation`, `observability/log`, `signals` …",
  },
  { name: "api data", files: "^api/src/data/", imports: ["shared", "api basics"] },
  { name: "api context", files: "^api/src/context/", imports: ["shared", "api basics", "api data"] },
  { name: "api limits", files: "^api/src/limits/", imports: ["api basics", "api context", "api data"] },
  {
    name: "api graphql/types",
    files: "^api/src/graphql/types/",
    imports: ["shared", "api basics", "api context"],
  },
  {
    name: "api entities",
    files: "^api/src/modules/([^/]+|.+\\.(entity|enum|input|error))\\.ts$",
    imports: ["shared", "api basics", "api context", "api data", "api graphql/types"],
    note: "`*.entity`, `*.enum`, `*.input`, `*.error`, shared SQL",
  },
  {
    name: "api services",
    files: "^api/src/modules/[^/]+/(?!.*\\.(entity|enum|input|error|resolver)\\.ts$)",
    imports: ["shared", "api basics", "api context", "api entities", "api data"],
    note: "the other files of `modules/`",
  },
  {
    name: "api resolvers",
    files: "^api/src/modules/.+\\.resolver\\.ts$",
    imports: [
      "shared",
      "api basics",
      "api context",
      "api graphql/types",
      "api entities",
      "api data",
      "api services",
    ],
  },
  { name: "api/demo", files: "^api/demo/", imports: ["shared", "api entities", "api data", "api services"] },
  { name: "api http", files: "^api/src/http/", imports: ["shared", "api basics", "api context", "api data"] },
  {
    name: "api graphql",
    files: "^api/src/graphql/(?!types/)",
    imports: ["shared", "api basics", "api context", "api graphql/types", "api data", "api http"],
  },
  {
    name: "api pages",
    files: "^api/src/pages/",
    imports: ["shared", "api basics", "api context", "api entities", "api services", "api http"],
  },
  {
    name: "api rest",
    files: "^api/src/rest/",
    imports: ["shared", "api basics", "api context", "api entities", "api services", "api http"],
  },
  {
    name: "api metrics",
    files: "^api/src/observability/metrics/",
    imports: ["shared", "api basics", "api data", "api services"],
  },
  { name: "api boot", files: "^api/src/boot/", imports: "all below" },

  { name: "web theme", files: "^web/src/theme/", imports: ["shared"] },
  { name: "web messages", files: "^web/src/messages/", imports: ["shared"] },
  { name: "web graphql", files: "^web/src/graphql/", imports: ["shared"] },
  { name: "web routing", files: "^web/src/routing/", imports: ["shared"] },
  { name: "web ui", files: "^web/src/ui/", imports: ["shared", "web theme", "web messages"] },
  {
    name: "web features",
    files: "^web/src/features/",
    imports: ["shared", "web theme", "web messages", "web graphql", "web routing", "web ui"],
  },
  {
    name: "web pages",
    files: "^web/src/pages/",
    imports: ["shared", "web theme", "web messages", "web graphql", "web routing", "web ui", "web features"],
  },
  {
    name: "web app",
    files: "^web/src/app/",
    imports: [
      "shared",
      "web theme",
      "web messages",
      "web graphql",
      "web routing",
      "web ui",
      "web features",
      "web pages",
    ],
  },
  { name: "web boot", files: "^web/src/boot/", imports: "all below" },
  { name: "web graphiql", files: "^web/src/graphiql/", imports: "all below" },
];

/** The other modules that a module of the API may use: only the files at their top level, not their folders. */
const modules = {
  "api-keys": ["audit", "users"],
  audit: [],
  catalogue: ["audit", "webhooks"],
  pricing: ["audit", "catalogue"],
  addresses: ["pricing", "users"],
  images: [],
  users: ["audit"],
  identity: ["api-keys", "audit", "jobs", "users", "webhooks"],
  jobs: ["audit"],
  webhooks: ["audit", "jobs", "users"],
  orders: ["addresses", "audit", "catalogue", "jobs", "pricing", "users", "webhooks"],
  payments: ["audit", "catalogue", "jobs", "orders", "pricing", "users"],
  newsletter: ["jobs", "users", "webhooks"],
  "stock-alerts": ["catalogue", "jobs", "users"],
  wishes: ["catalogue", "users"],
  mails: ["catalogue", "jobs", "newsletter", "orders", "payments", "stock-alerts", "users", "webhooks"],
  reviews: ["audit", "catalogue", "images", "orders", "users", "webhooks"],
  statistics: ["catalogue", "jobs"],
  accounts: [
    "addresses",
    "audit",
    "identity",
    "jobs",
    "mails",
    "newsletter",
    "orders",
    "payments",
    "reviews",
    "stock-alerts",
    "users",
    "wishes",
  ],
};

/** A pattern of the paths that a module exposes to other modules. */
const shownBy = (module) => `^api/src/modules/${module}/[^/]+$`;

const OURS = "^((shared|client)/src|api/(src|demo|embedded)|web/src)/";
const SPECS = "\\.spec\\.tsx?$";

/** The names of the layers that a layer may import. */
function importsOf({ name, imports }) {
  if (imports !== "all below") return imports;
  const side = name.slice(0, 3);
  return layers
    .map((layer) => layer.name)
    .filter((other) => other !== name && (other === "shared" || other.startsWith(side)));
}

const filesOf = (name) => layers.find((layer) => layer.name === name).files;

const directions = layers.map((layer) => ({
  name: `${layer.name} may import ${importsOf(layer).join(", ") || "nothing of ours"}`,
  severity: "error",
  from: { path: layer.files, pathNot: SPECS },
  to: { path: OURS, pathNot: [layer.files, ...importsOf(layer).map(filesOf)] },
}));

const betweenModules = Object.entries(modules).map(([module, used]) => ({
  name: `${module} may use ${used.join(", ") || "no other module"}, only the files at their top level`,
  severity: "error",
  from: { path: `^api/src/modules/${module}/`, pathNot: SPECS },
  to: {
    path: "^api/src/modules/.+/",
    pathNot: [`^api/src/modules/${module}/`, ...used.map(shownBy)],
  },
}));

const betweenPages = [
  {
    name: "a feature never imports another feature: the page composes",
    severity: "error",
    from: { path: "^web/src/features/([^/.]+)[/.]", pathNot: SPECS }, // a folder, or a file alone
    to: { path: "^web/src/features/", pathNot: "^web/src/features/$1[/.]" },
  },
  {
    name: "a page never imports another page",
    severity: "error",
    from: { path: "^web/src/pages/", pathNot: SPECS },
    to: { path: "^web/src/pages/.+Page\\.tsx$" },
  },
  {
    name: "an area of pages never imports another area",
    severity: "error",
    from: { path: "^web/src/pages/([^/]+)/", pathNot: SPECS },
    to: { path: "^web/src/pages/", pathNot: "^web/src/pages/$1/" },
  },
  {
    name: "a folder of an area never imports another folder, except the admin's shared ones",
    severity: "error",
    from: { path: "^web/src/pages/([^/]+/[^/]+)/", pathNot: SPECS },
    to: {
      path: "^web/src/pages/[^/]+/[^/]+/",
      pathNot: ["^web/src/pages/$1/", "^web/src/pages/admin/(parts|selection|changes)/"],
    },
  },
];

const everywhere = [
  { name: "no circle, not even of types", severity: "error", from: {}, to: { circular: true } },
  {
    name: "every file belongs to a layer",
    severity: "error",
    from: { path: OURS, pathNot: layers.map(({ files }) => files) },
    to: {},
  },
];

module.exports = {
  layers,
  modules,
  importsOf,
  forbidden: [...directions, ...betweenModules, ...betweenPages, ...everywhere],
};
