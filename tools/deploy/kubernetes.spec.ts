import { basename, dirname } from "node:path";
import { parse } from "yaml";
import { readEnv } from "../../api/src/boot/env";
import { variables } from "../../api/src/boot/env-variables";
import { faultsOf, files, KUSTOMIZATION, manifests, read, type KubernetesObject } from "./kubernetes";

const named = (kind: string) => manifests.filter((object) => object.kind === kind);
const namesOf = (kind: string) => named(kind).map(({ metadata }) => metadata.name);

interface Container {
  image: string;
  ports?: { name: string; containerPort: number }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  command?: string[];
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: object;
}

interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    serviceAccountName: string;
    terminationGracePeriodSeconds?: number;
    securityContext: object;
    containers: [Container];
    volumes?: { name: string; secret?: { secretName: string } }[];
  };
}

const podOf = (object: KubernetesObject) => (object.spec as { template: Pod }).template;
const pods = [...named("Deployment"), ...named("Job")].map(podOf);
const configuration = (named("ConfigMap")[0] as unknown as { data: Record<string, string> }).data;
const secret = (named("Secret")[0] as unknown as { stringData: Record<string, string> }).stringData;

it("has the form that Kubernetes publishes for each of its objects", () => {
  expect(faultsOf(manifests)).toEqual([]);
});

const brokenManifests: [what: string, yaml: string, fault: RegExp][] = [
  ["a field that doesn't exist", "{ apiVersion: v1, kind: Service, spec: { port: 80 } }", /port/],
  ["a number as a text", '{ apiVersion: v1, kind: Service, spec: { ports: [{ port: "80" }] } }', /number/],
  ["no selector", "{ apiVersion: apps/v1, kind: Deployment, spec: { template: {} } }", /selector/],
  ["a kind that doesn't exist", "{ apiVersion: apps/v1, kind: Deploiment }", /Deploiment/],
  ["a group that doesn't exist", "{ apiVersion: app/v1, kind: Deployment }", /app\/v1/],
];

describe("a manifest is refused", () => {
  let faults: string[];
  beforeAll(() => {
    const objects = brokenManifests.map(([name, yaml]) => ({
      ...(parse(yaml) as KubernetesObject),
      metadata: { name },
    }));
    faults = faultsOf(objects);
  });

  it.each(brokenManifests)("with %s", (what, _yaml, fault) => {
    expect(faults.filter((found) => found.includes(` ${what}: `)).join()).toMatch(fault);
  });
});

it("puts every file together but the example of a Secret", () => {
  const [{ resources }] = read(KUSTOMIZATION) as [{ resources: string[] }];
  expect([...resources].sort()).toEqual(
    files.filter((file) => ![KUSTOMIZATION, "secret.example.yaml"].includes(file)).sort(),
  );
});

it("refers to nothing that isn't there", () => {
  const accounts = namesOf("ServiceAccount");
  for (const { spec } of pods) {
    expect(accounts).toContain(spec.serviceAccountName);
    for (const { configMapRef, secretRef } of spec.containers[0].envFrom)
      expect(configMapRef ? namesOf("ConfigMap") : namesOf("Secret")).toContain(
        (configMapRef ?? secretRef)?.name,
      );
  }
  const text = JSON.stringify([...named("HorizontalPodAutoscaler"), ...named("Ingress")]);
  expect(text).toContain(
    `"scaleTargetRef":{"apiVersion":"apps/v1","kind":"Deployment","name":"${namesOf("Deployment")[0]}"}`,
  );
  expect(text).toContain(`"service":{"name":"${namesOf("Service")[0]}","port":{"name":"http"}}`);
  const ports = pods.flatMap(({ spec }) => spec.containers[0].ports ?? []).map(({ name }) => name);
  expect(new Set(ports)).toEqual(new Set(["http", "metrics"]));
});

it("selects pods by labels that they have", () => {
  const componentOf = (object: KubernetesObject) =>
    /"app\.kubernetes\.io\/component":"(\w+)"/.exec(
      JSON.stringify((object.spec as { selector: object }).selector),
    )?.[1];
  const components = pods.map(({ metadata }) => metadata.labels["app.kubernetes.io/component"]);
  for (const object of ["Deployment", "Service", "PodDisruptionBudget"].flatMap(named))
    expect(components).toContain(componentOf(object));
  for (const deployment of named("Deployment"))
    expect(podOf(deployment).metadata.labels["app.kubernetes.io/component"]).toBe(componentOf(deployment));
});

it("gives no pod more than it needs", () => {
  for (const { spec } of pods) {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: "RuntimeDefault" } },
    });
    const [{ securityContext, resources }] = spec.containers;
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
    expect(Object.keys(resources.requests).sort()).toEqual(["cpu", "memory"]);
    expect(Object.keys(resources.limits)).toEqual(["memory"]);
  }
});

it("gives each process the time to drain and to end before it is killed", () => {
  for (const { spec } of named("Deployment").map(podOf))
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(
      Number(configuration.DRAIN_SECONDS) + 15,
    );
});

const secrets = {
  DATABASE_URL: "postgres://shop@pooler:6432/shop",
  DATABASE_DIRECT_URL: "postgres://shop@primary:5432/shop",
  DATABASE_REPLICA_URL: "postgres://shop@replica:5432/shop",
  ACCESS_TOKEN_SECRET: "correct horse battery staple 12345",
  FIREBASE_API_KEY: "key",
  SMTP_URL: "smtps://mail.example.com",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
};

it("sets variables that the shop has, with values that it takes in production", () => {
  const set = { ...configuration, ...secret };
  expect(Object.keys(set).filter((name) => !(name in variables.shape))).toEqual([]);
  expect(Object.keys(secret).sort()).toEqual(Object.keys(secrets).sort());
  expect(readEnv({ ...configuration, ...secrets })).toMatchObject({ production: true, worker: false });
});

it("has the service account's key where the shop looks for it", () => {
  const path = readEnv({ ...configuration, ...secrets }).firebase.serviceAccount ?? "";
  for (const { spec } of named("Deployment").map(podOf)) {
    const mount = spec.containers[0].volumeMounts?.find(({ mountPath }) => mountPath === dirname(path));
    expect(mount?.readOnly).toBe(true);
    const volume = spec.volumes?.find(({ name }) => name === mount?.name);
    const held = named("Secret").find(({ metadata }) => metadata.name === volume?.secret?.secretName);
    expect(Object.keys(held?.stringData ?? {})).toEqual([basename(path)]);
  }
});
