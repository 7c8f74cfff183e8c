import { addressFault } from "../../api/src/modules/webhooks/sending/address-rules";
import { manifests } from "./kubernetes";

interface Egress {
  to?: { ipBlock?: { cidr: string; except?: string[] } }[];
  ports: { port: number; endPort?: number }[];
}

const policy = manifests.find(({ kind }) => kind === "NetworkPolicy");
const { egress } = policy?.spec as { egress: Egress[] };

/** The networks that pods may reach at this port, by name; `anywhere` if none is configured. */
const reached = (port: number) =>
  egress
    .filter(({ ports }) => ports.some(({ port: from, endPort = from }) => from <= port && port <= endPort))
    .flatMap(({ to }) => (to ? to.flatMap(({ ipBlock }) => ipBlock?.cidr ?? []) : ["anywhere"]));

it.each([
  ["PostgreSQL", 5432],
  ["a pooler", 6432],
  ["a mail server by smtp://", 587],
  ["a mail server by smtps://", 465],
  ["a mail server at another usual port", 25],
  ["a mail server at another usual port", 2525],
  ["Firebase, Stripe and a bucket", 443],
  ["a collector of traces", 4318],
])("lets the shop reach %s, at port %i, in whatever network it is", (_what, port) => {
  expect(reached(port)).toContain("anywhere");
});

it.each([443, 1024, 8443, 65_535])(
  "lets webhooks out at every port that the shop accepts for them: %i",
  (port) => {
    expect(addressFault(`https://example.com:${port}/`, { allowPrivate: false })).toBeNull();
    expect(reached(port)).not.toEqual([]);
  },
);

it("lets nothing out at other ports, and webhooks to no private network", () => {
  for (const port of [22, 80, 1023]) expect(reached(port)).toEqual([]);
  expect(reached(8443)).toEqual(["0.0.0.0/0", "2000::/3"]);
  const blocks = egress.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock?.except ?? []));
  for (const network of ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"])
    expect(blocks).toContain(network);
});
