import { faultsOf } from "../../test/support/env-faults";
import { readEnv } from "./env";

const named = (source: NodeJS.ProcessEnv) => faultsOf(source).map((fault) => fault.split(":")[0]);

it("stores images in a bucket if the configuration names a bucket", () => {
  expect(readEnv({}).s3).toBeUndefined();
  const unset = { endpoint: undefined, credentials: undefined };
  expect(readEnv({ S3_BUCKET: "shop" }).s3).toEqual({
    bucket: "shop",
    region: "us-east-1",
    pathStyle: false,
    ...unset,
  });
  const own = {
    S3_BUCKET: "shop",
    S3_REGION: "eu-central-1",
    S3_ENDPOINT: "https://s3.example.com",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
    S3_PATH_STYLE: "true",
  };
  expect(readEnv(own).s3).toEqual({
    bucket: "shop",
    region: "eu-central-1",
    endpoint: "https://s3.example.com",
    pathStyle: true,
    credentials: { accessKeyId: "id", secretAccessKey: "secret" },
  });
});

it.each([
  ["a region without a bucket", { S3_REGION: "eu-central-1" }, "S3_BUCKET"],
  ["a key without its secret", { S3_BUCKET: "shop", S3_ACCESS_KEY_ID: "id" }, "S3_SECRET_ACCESS_KEY"],
  ["a secret without its key", { S3_BUCKET: "shop", S3_SECRET_ACCESS_KEY: "x" }, "S3_ACCESS_KEY_ID"],
  ["an endpoint that is no address", { S3_BUCKET: "shop", S3_ENDPOINT: "s3:9000" }, "S3_ENDPOINT"],
  ["a path style that is neither", { S3_BUCKET: "shop", S3_PATH_STYLE: "yes" }, "S3_PATH_STYLE"],
])("takes no %s", (_what, source, variable) => {
  expect(named(source)).toEqual([variable]);
});
