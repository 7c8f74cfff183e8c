import { ada, grace } from "../../../test/session-builder";
import { mayDo, worksHere } from "../../features/session/permissions";
import type { Viewer } from "../../features/session/store/session-storage";
import type { Scope } from "../../graphql/schema.generated";
import { mayOpenPath, menuOf } from "./admin-pages";

const staff = (...permissions: Scope[]): Viewer => ({ ...ada, role: "STAFF", permissions });
const labels = (viewer: Viewer | undefined) => menuOf(viewer).pages.map(({ label }) => label);
const opened = (viewer: Viewer) =>
  [
    "/manageOrder/1",
    "/returns/1",
    "/settings",
    "/manageItems",
    "/manageItems/1",
    "/users/1",
    "/jobs",
    "/audit",
  ].filter((path) => mayOpenPath(viewer, path));

it("lets an admin do everything, staff what they are permitted, and customers and visitors nothing", () => {
  expect(mayDo(grace, "WRITE_SETTINGS", "READ_ORDERS")).toBe(true);
  expect(mayDo(staff("READ_ORDERS"), "READ_ORDERS")).toBe(true);
  expect(mayDo(staff("READ_ORDERS"), "READ_ORDERS", "WRITE_ORDERS")).toBe(false);
  expect([ada, undefined].map((viewer) => mayDo(viewer, "READ_ORDERS"))).toEqual([false, false]);
  expect([grace, staff("READ_ORDERS"), ada, undefined].map(worksHere)).toEqual([true, true, false, false]);
});

it("shows staff the dashboard and the pages that their permissions open, without empty groups", () => {
  const viewer = staff("READ_ORDERS", "WRITE_ORDERS");
  expect(labels(viewer)).toEqual(["Dashboard", "Orders", "Returns"]);
  expect(menuOf(viewer).groups.map(({ title }) => title)).toEqual([undefined, "Customers"]);
  expect(menuOf(viewer).bottomBar.map(({ label }) => label)).toEqual(["Dashboard", "Orders"]);
  expect(labels(staff("READ_PRODUCTS"))).toEqual(["Dashboard", "Items"]);
  expect(labels(staff("WRITE_PRODUCTS"))).toEqual(["Dashboard"]);
});

it("has all pages for admins, and before the viewer is known", () => {
  expect(labels(grace)).toHaveLength(17);
  expect(labels(undefined)).toEqual(labels(grace));
});

it("opens a page and its details with their permissions, and pages without one only to admins", () => {
  expect(opened(staff("READ_ORDERS"))).toEqual(["/manageOrder/1", "/returns/1"]);
  expect(opened(staff("READ_PRODUCTS"))).toEqual(["/manageItems"]);
  expect(opened(staff("READ_PRODUCTS", "WRITE_PRODUCTS"))).toEqual(["/manageItems", "/manageItems/1"]);
  expect(opened(staff("READ_SETTINGS", "READ_CUSTOMERS"))).toEqual(["/settings", "/users/1"]);
  expect(opened(grace)).toHaveLength(8);
  expect(opened(ada)).toEqual([]);
  expect(mayOpenPath(staff("READ_ORDERS"), "/manageorder/")).toBe(true);
  expect(mayOpenPath(staff("READ_PRODUCTS", "WRITE_PRODUCTS"), "/categories/brands")).toBe(true);
});
